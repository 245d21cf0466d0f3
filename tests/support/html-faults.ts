import { HtmlValidate } from 'html-validate'

/** Rules of the standard and of assistive technology, without those of attribute style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The menu's places are those of the header, and only one of both is to be reached at a time.
    'unique-landmark': 'off',
    // The history is a list that is scrolled; a section already surrounds it.
    'prefer-native-element': 'off',
    // Scripts and styles come from this site alone.
    'require-sri': 'off',
    // The titles of the news precede the article that they select.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
})

/** What is not valid in a page. */
export const faultsIn = async (html: string): Promise<ReadonlyArray<ReadonlyArray<unknown>>> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
  )
}
