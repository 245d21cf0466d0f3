import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { button: 'A list only grows: “Show more” adds to what is there.' },
  anatomy: ['Rows on a page', 'Previous', 'First and last page and those around the current one', 'Next'],
  words: ['Numbers alone; “Previous” and “Next” are names for screen readers.'],
  keys: { Tab: 'focuses the next page', 'Enter or Space': 'opens it' },
  heard: 'A navigation “Pages”, and which page is the current one.',
  do: {
    text: 'Leave it out if everything fits on one page.',
    story: 'first-page',
  },
  dont: {
    text: 'Do not show it for a single page.',
    story: 'one-page',
  },
}
