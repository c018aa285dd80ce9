/** The rule that checks text against word lists. The package has no types. */
declare module 'textlint-rule-prh' {
  import type { TextlintRuleModule } from '@textlint/types';

  const module: { readonly default: TextlintRuleModule };
  export default module;
}
