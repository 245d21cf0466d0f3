import { pressed, type Guide } from './guide.ts'

/** Of what is looked at. */
export const guidesOfMatter: Readonly<Record<string, Guide>> = {
  avatar: {
    do: 'Put it beside the name that its letters come from.',
    dont: 'Do not use it alone: it is decoration and says nothing to who does not see it.',
  },
  'bar-table': {
    do: 'Sort by size, unless the rows have an order of their own.',
    dont: 'Do not leave out the figures: the bar is decoration.',
  },
  'column-chart': {
    do: 'Mark one column, the highest or the one that is spoken of.',
    dont: 'Do not use it for parts of a whole.',
  },
  difference: {
    do: 'Show both sides in the order that they came.',
    dont: 'Do not tell the two apart by colour alone.',
  },
  'empty-state': {
    keys: pressed,
    do: 'Say what will stand here, and offer to add the first one.',
    dont: 'Do not blame: nothing is wrong.',
  },
  'error-state': {
    keys: pressed,
    do: 'Say what could not be done and what the server said, and offer to try again.',
    dont: 'Do not show codes or names of the code.',
  },
  icon: {
    do: 'Put it beside words.',
    dont: 'Do not give it a name: what it means is said by the words beside it.',
  },
  logo: {
    do: 'Take name and picture from the home page data.',
    dont: 'Do not write a name into the code.',
  },
  'qr-code': {
    do: 'Show beside it what it says, for those who have no camera.',
    dont: 'Do not recolour it: many cameras read dark on white alone.',
  },
  'skeleton-rows': {
    do: 'Give it the size of what will come, so that nothing jumps.',
    dont: 'Do not show it for what comes at once.',
  },
  spinner: {
    do: 'Say in words what is going on.',
    dont: 'Do not put several on one page.',
  },
  tag: {
    do: 'Use it for one word about the thing beside it.',
    dont: 'Do not make it clickable: use a Button or a link.',
  },
  'visually-hidden': {
    do: 'Say what the layout says to those who see it.',
    dont: 'Do not hide what takes the focus.',
  },
}
