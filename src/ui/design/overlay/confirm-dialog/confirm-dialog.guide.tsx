import { type Guide, inDialog } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    toast: 'The action is small and can be undone: act at once and offer undo.',
    dialog: 'People enter something, and not only answer a question.',
  },
  anatomy: [
    'Question with the verb and the kind of item',
    'What happens to the item, by its name',
    'Cancel, which has the focus',
    'Button that names the action, and one for another way if there is one',
  ],
  words: [
    'Ask with the verb of the action: “Delete this article?”',
    'Name what goes, and say whether it comes back: “can be restored from the trash for 30 days”.',
    'Buttons repeat the verb: “Delete article”, “Keep it”.',
  ],
  keys: { ...inDialog, Enter: 'presses the focused button, at first Cancel' },
  heard: 'An alert dialog with question and description.',
  do: {
    text: 'Ask before what cannot be undone or shows on the site at once. Name the buttons after what they do.',
    story: 'asking',
  },
  dont: {
    text: 'Do not ask “Are you sure”, and do not label the buttons “Yes” and “No”.',
    story: 'asking',
    args: 'title:Are you sure;confirmLabel:Yes;cancelLabel:No',
  },
}
