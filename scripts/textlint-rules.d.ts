/** Rules whose packages have no types. */
declare module 'textlint-rule-prh' {
  import type { TextlintRuleModule } from '@textlint/types';

  const module: { readonly default: TextlintRuleModule };
  export default module;
}

declare module 'textlint-rule-sentence-length' {
  export { default } from 'textlint-rule-prh';
}
