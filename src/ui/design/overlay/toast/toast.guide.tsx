import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    notice: 'People must read it or act on it.',
    'confirm-dialog': 'People must decide first.',
    field: 'It is about one field.',
  },
  anatomy: ['Icon of the tone', 'Sentence', 'Detail', 'Action, such as “Undo”'],
  words: [
    'Say what has happened, with a sentence of the catalogue: “Email sent successfully”.',
    'A failure says why: “Failed to update news: Something went wrong”.',
    'Keep it to one sentence: it stays for 3 seconds, or 10 with an action, and at most three are shown.',
    'The action is one verb: “Undo”. Offer the same elsewhere, for people who miss it.',
  ],
  keys: { F8: 'focuses the toasts, which stay meanwhile', Tab: 'goes on to its action', Escape: 'closes it' },
  heard: 'Success when the reader pauses, failure at once; then the keys that lead to the action.',
  do: {
    text: 'Confirm what people have just done, and offer to undo it if that is possible.',
    story: 'with-action',
  },
  dont: {
    text: 'Do not use it for long messages, or for those that people must read: use a Notice.',
    story: 'long-words',
  },
}
