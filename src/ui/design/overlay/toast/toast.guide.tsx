import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    notice: 'People must read it.',
    'confirm-dialog': 'People must decide first.',
    field: 'It is about one field.',
  },
  anatomy: ['Icon of the tone', 'Sentence', 'Detail', 'Action, such as “Undo”'],
  words: [
    'Say what has happened, with a sentence of the catalogue: “Email sent successfully”.',
    'A failure says why: “Failed to update news: Something went wrong”.',
  ],
  keys: { Tab: 'focuses its action and its close button', Escape: 'closes it' },
  heard: 'Success when the reader pauses, failure at once; then how to reach the action.',
  do: {
    text: 'Say what has happened, with a sentence of the catalogue. With an action it stays longer.',
    story: 'with-action',
  },
  dont: {
    text: 'Do not use it for messages that people must read: use a Notice.',
    story: 'long-words',
  },
}
