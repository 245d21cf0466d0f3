import { pressed, type Guide } from './guide.ts'

/** Guides for components that show something. */
export const guidesOfDisplay: Readonly<Record<string, Guide>> = {
  avatar: {
    do: 'Put it beside the name that it abbreviates.',
    dont: 'Do not use it alone: it is decoration, which screen readers skip.',
  },
  'bar-table': {
    do: 'Sort by size, unless the rows have a natural order.',
    dont: 'Do not omit the figures: the bar is decoration.',
  },
  'column-chart': {
    do: 'Highlight one column: the highest, or the one that the text is about.',
    dont: 'Do not use it for parts of a whole.',
  },
  difference: {
    do: 'Put the removed part before the added one.',
    dont: 'Do not distinguish the two by colour alone.',
  },
  'empty-state': {
    keys: pressed,
    do: 'Say what will appear here, and offer to add the first item.',
    dont: 'Do not make it look like an error: nothing is wrong.',
  },
  'error-state': {
    keys: pressed,
    do: 'Say what failed, show the server’s message, and offer to try again.',
    dont: 'Do not show status codes or names from the code.',
  },
  icon: {
    do: 'Put it beside text, or into an IconButton.',
    dont: 'Do not give it an accessible name: the text beside it says what it means.',
  },
  logo: {
    do: 'Take name and picture from the home page data.',
    dont: 'Do not hard-code a brand.',
  },
  'qr-code': {
    do: 'Show its text beside it, for people without a camera.',
    dont: 'Do not recolour it: many cameras read only dark on white.',
  },
  'skeleton-rows': {
    do: 'Give it the size of the content to come, so that nothing shifts.',
    dont: 'Do not show it for content that loads at once.',
  },
  spinner: {
    do: 'Say what is in progress.',
    dont: 'Do not show several on one page.',
  },
  tag: {
    do: 'Use it for one word about the item beside it.',
    dont: 'Do not make it clickable: use a Button or a link.',
  },
  'visually-hidden': {
    do: 'Put into words what the layout shows.',
    dont: 'Do not hide anything that is focusable.',
  },
}
