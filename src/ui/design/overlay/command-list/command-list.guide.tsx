import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    select: 'It is a choice in a form.',
    'search-input': 'It filters what the page shows.',
    'menu-button': 'There are a few actions.',
  },
  anatomy: ['Search field', 'Groups with their headings', 'Results with icon and note', 'Count of results'],
  words: ['Groups have the names of the navigation.', 'The status counts: “4 found”, “Nothing found”.'],
  keys: { 'Arrow up, arrow down': 'move through the list', Enter: 'chooses; the focus stays in the field' },
  heard: 'A combo box, the active result, and the count as it changes.',
  do: {
    text: 'Group the results under headings that people know from the navigation.',
    story: 'dark',
  },
  dont: {
    text: 'Do not use it for a choice in a form: use a Select.',
    story: 'nothing-found',
    args: 'label:Location',
  },
}
