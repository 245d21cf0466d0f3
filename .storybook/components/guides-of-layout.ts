import { followed, pressed, window, type Guide } from './guide.ts'

/** Guides for dialogs, frames and navigation. */
export const guidesOfLayout: Readonly<Record<string, Guide>> = {
  'aside-dialog': {
    keys: window,
    do: 'Use it for a form that opens from every page. The title is on the navy side.',
    dont: 'Do not open another dialog from it.',
  },
  breadcrumb: {
    keys: followed,
    do: 'End with the current page, as text.',
    dont: 'Do not use it on pages that the navigation links to.',
  },
  card: {
    do: 'Use it to group related content in the back office.',
    dont: 'Never put a card into a card.',
  },
  dialog: {
    keys: window,
    do: 'Give it a DialogTitle, which is its accessible name.',
    dont: 'Do not use it for content that could have its own page.',
  },
  'image-preview': {
    keys: {
      '+ and -': 'zoom in and out',
      '0': 'shows the whole picture',
      'Arrow keys': 'move the picture',
      Escape: 'closes it; the focus returns to what opened it',
    },
    do: 'Show a logo on the background that it will have.',
    dont: 'Do not enlarge a tiny picture to the size of the window.',
  },
  'page-title': {
    do: 'Use it once per page: it is the first-level heading.',
    dont: 'Do not use it for a whole sentence.',
  },
  pagination: {
    keys: followed,
    do: 'Show the total number of items, if it is known.',
    dont: 'Do not show it if everything fits on one page.',
  },
  'section-links': {
    keys: followed,
    do: 'Use it on pages with four sections or more.',
    dont: 'Do not omit any section of the page.',
  },
  'skip-link': {
    keys: { Tab: 'shows it, as the first element', Enter: 'goes to the content' },
    do: 'Put it first in the document.',
    dont: 'Do not hide it while it has the focus.',
  },
  'text-link': {
    keys: followed,
    do: 'Write a text that says where it leads without its context.',
    dont: 'Do not write “click here”.',
  },
  toolbar: {
    keys: { Tab: 'moves from one control to the next' },
    do: 'Put search first, then sorting, then actions.',
    dont: 'Do not let it wrap to more than two lines on a phone.',
  },
  toast: {
    keys: { Tab: 'focuses its action and its close button', Escape: 'closes it' },
    do: 'Say what has happened, with a sentence of the catalogue. With an action it stays longer.',
    dont: 'Do not use it for messages that people must read: use a Notice.',
  },
  table: {
    keys: {
      Tab: 'focuses sortable headings and the controls in the rows',
      'Enter or Space': 'sorts',
    },
    do: 'Set the place of the title column to main: a phone shows it first.',
    dont: 'Do not make a whole row a button.',
  },
  notice: {
    keys: pressed,
    do: 'Put it next to what it is about, and offer a solution.',
    dont: 'Do not stack more than two.',
  },
}
