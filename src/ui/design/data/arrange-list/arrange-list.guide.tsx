import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { table: 'The order is computed, by date or by name.' },
  anatomy: ['Handle to drag by', 'Picture', 'Title', 'Position', 'Buttons up and down'],
  words: ['The label names what is put in order: “Order of the brands”.', 'Titles are those of the items.'],
  keys: {
    Tab: 'focuses the next button',
    'Enter or Space': 'moves the item by one place',
    'Arrow up, arrow down': 'move the item; the focus moves with it',
  },
  heard: 'A list with its name; each button names its item; the new place is announced.',
  do: {
    text: 'Use it for an order that people decide, and save each move at once.',
    story: 'by-buttons',
  },
  dont: {
    text: 'Do not leave it usable while a move is saved: disable it.',
    story: 'saving',
  },
}
