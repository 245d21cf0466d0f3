import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { button: 'A list only grows: “Show more” adds to what is there.' },
  anatomy: ['Rows on a page', 'Previous', 'First and last page and those around the current one', 'Next'],
  words: [
    'Numbers alone; “Previous” and “Next” are names for screen readers.',
    'The Toolbar has the count of rows: “1 to 6 of 27”.',
  ],
  keys: { Tab: 'focuses the next button or the rows on a page', 'Enter or Space': 'opens a page' },
  heard: 'A navigation “Pages”, and which page is the current one.',
  do: {
    text: 'Put it below the rows, and keep the page in the address, so that people can go back to it.',
    story: 'first-page',
  },
  dont: {
    text: 'Do not show it for a single page, unless it is where people choose how many rows they see.',
    story: 'one-page',
    args: 'rowsPerPage:!undefined',
  },
}
