import { type Guide, inDialog } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { dialog: 'It is a task of the back office.', 'confirm-dialog': 'It is a question.' },
  anatomy: ['Overlay', 'Navy side with title, lead and picture', 'Form', 'Close button'],
  words: [
    'The title speaks to the visitor: “Tell us what you are building.”',
    'The lead says what happens next and when.',
  ],
  keys: inDialog,
  heard: 'A dialog with its title; what is behind it is silent.',
  do: {
    text: 'Use it for a form that opens from every page. The title is on the navy side.',
    story: 'open',
  },
  dont: {
    text: 'Do not open another dialog from it.',
    story: 'open',
    args: 'title:Are you sure;lead:This dialog was opened from another dialog',
  },
}
