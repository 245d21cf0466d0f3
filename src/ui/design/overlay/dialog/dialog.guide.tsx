import { type Guide, inDialog } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'confirm-dialog': 'It is a question before something that cannot be undone.',
    'aside-dialog': 'It is a form of a visitor.',
    notice: 'People need not act at once.',
    toast: 'It only reports.',
  },
  anatomy: ['Overlay', 'Title, the accessible name', 'Description', 'Content and buttons'],
  words: ['The title says what people do here: “Schedule this article”.'],
  keys: inDialog,
  heard: 'A dialog with its title; what is behind it is silent.',
  do: { text: 'Give it a DialogTitle, which is its accessible name.', story: 'open', args: 'open:!true' },
  dont: {
    text: 'Do not use it for content that could have its own page.',
    story: 'open',
    args: 'open:!true;width:full',
  },
}
