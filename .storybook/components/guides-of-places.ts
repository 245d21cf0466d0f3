import { followed, pressed, window, type Guide } from './guide.ts'

/** Of windows, frames and ways to go. */
export const guidesOfPlaces: Readonly<Record<string, Guide>> = {
  'aside-dialog': {
    keys: window,
    do: 'Use it for a form that is reached from everywhere; the title stands on the navy side.',
    dont: 'Do not open a second window from it.',
  },
  breadcrumb: {
    keys: followed,
    do: 'End with the page itself, as text.',
    dont: 'Do not use it where the page is one step away from the navigation.',
  },
  card: {
    do: 'Group what belongs together in the back office.',
    dont: 'Never put a card into a card.',
  },
  dialog: {
    keys: window,
    do: 'Give it a DialogTitle; it is its name.',
    dont: 'Do not use it for what may as well stand on a page of its own.',
  },
  'image-preview': {
    keys: {
      '+ and -': 'zoom in and out',
      '0': 'shows the whole picture',
      'Arrow keys': 'move the picture',
      Escape: 'closes it; the focus returns to what opened it',
    },
    do: 'Show a mark on the ground that it will stand on.',
    dont: 'Do not scale a picture of one pixel up to the window.',
  },
  'page-title': {
    do: 'Use it once a page; it is the heading of the first level.',
    dont: 'Do not put a sentence into it.',
  },
  pagination: {
    keys: followed,
    do: 'Say how many there are in all, where that is known.',
    dont: 'Do not show it where everything fits on one page.',
  },
  'section-links': {
    keys: followed,
    do: 'Use it on pages with four sections and more.',
    dont: 'Do not leave sections out.',
  },
  'skip-link': {
    keys: { Tab: 'shows it, first of all on a page', Enter: 'goes to the content' },
    do: 'Put it first in the document.',
    dont: 'Do not hide it from those who use the keyboard and see.',
  },
  'text-link': {
    keys: followed,
    do: 'Let its words say where it leads, read alone.',
    dont: 'Do not write “click here”.',
  },
  toolbar: {
    keys: { Tab: 'goes from one tool to the next' },
    do: 'Keep search first, then sorting, then what changes the list.',
    dont: 'Do not let it wrap over more than two lines on a phone.',
  },
  toast: {
    keys: { Tab: 'reaches its action and its button to close', Escape: 'closes it' },
    do: 'Say what has happened, in the words of the catalogue. With an action it stays longer.',
    dont: 'Do not use it for what somebody must read: that is a Notice.',
  },
  table: {
    keys: {
      Tab: 'reaches the headings that sort and what can be pressed in the rows',
      'Enter or Space': 'sorts',
    },
    do: 'Say which column is the title: a phone shows it first.',
    dont: 'Do not make a whole row a button.',
  },
  notice: {
    keys: pressed,
    do: 'Put it beside what it is about, and offer the way out.',
    dont: 'Do not stack more than two.',
  },
}
