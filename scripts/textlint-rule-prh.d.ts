/** The rule that checks text against word lists, which has no types of its own. */
declare module 'textlint-rule-prh' {
  import type { TextlintRuleModule } from '@textlint/types';

  const module: { readonly default: TextlintRuleModule };
  export default module;
}
