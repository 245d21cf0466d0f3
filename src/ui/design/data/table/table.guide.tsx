import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'bar-table': 'Each row is a name and a count.',
    'arrange-list': 'People decide the order.',
    pagination: 'There are more rows than fit on one page: it goes below them.',
  },
  anatomy: [
    'Caption, for screen readers',
    'Headings, some of which sort',
    'Boxes that select',
    'Rows',
    'Actions of a row',
  ],
  words: [
    'Headings are nouns of one or two words. Put a unit into the heading, not into each cell.',
    'A title wraps; the text below it is cut off after one line.',
    'Actions name their item: “Edit Jalboot Marine”.',
  ],
  keys: {
    Tab: 'focuses the next heading, box or action',
    'Enter or Space': 'sorts, selects or presses it',
  },
  heard: 'A table with its caption, the headings with their order, and whether a row is selected.',
  do: {
    text: 'Use few columns. A phone hides headings, IDs and the text below a title: put nothing there alone.',
    story: 'sorted-and-selected',
  },
  dont: {
    text: 'Do not show it without rows: an EmptyState says why there are none.',
    story: 'no-rows',
  },
}
