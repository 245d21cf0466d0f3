import { type Guide, inDialog } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    toast: 'The action can be undone: act at once and offer undo.',
    dialog: 'It is more than a question.',
  },
  anatomy: [
    'Question with the name of the item',
    'What confirming does',
    'Cancel, which has the focus',
    'Button that names the action',
  ],
  words: [
    'Ask with the verb of the action: “Delete this article?”',
    'Say what goes and whether it comes back.',
    'Buttons repeat the verb: “Delete article”, “Keep it”.',
  ],
  keys: { ...inDialog, Enter: 'presses the focused button, at first Cancel' },
  heard: 'An alert dialog with question and description.',
  do: {
    text: 'Ask only before actions that cannot be undone. Name the buttons after what they do.',
    story: 'asking',
  },
  dont: {
    text: 'Do not label the buttons “Yes” and “No”.',
    story: 'asking',
    args: 'title:Are you sure;confirmLabel:Yes;cancelLabel:No',
  },
}
