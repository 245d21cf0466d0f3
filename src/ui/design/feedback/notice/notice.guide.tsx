import { Notice } from './notice.tsx'
import { Stack } from '../../examples/stack.tsx'
import { type Guide, pressed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    toast: 'People may miss it.',
    field: 'It is about one field.',
    'error-state': 'The content is not there at all.',
    tag: 'One word says the state of an item: “Draft”.',
    difference: 'People compare an old text with a new one.',
  },
  anatomy: ['Icon of the tone', 'Message', 'Close button'],
  words: ['Say what happened, then what to do.', 'One or two sentences.'],
  keys: pressed,
  heard: 'At once: `danger` as an alert, the others when the reader pauses.',
  do: {
    text: 'Put it next to what it is about, and offer a solution.',
    picture: (
      <Notice tone="danger">Wrong email or password. Check both, or ask an Admin for a new password.</Notice>
    ),
  },
  dont: {
    text: 'Do not stack more than two.',
    picture: (
      <Stack>
        <Notice>Saved.</Notice>
        <Notice tone="success">Also saved.</Notice>
        <Notice tone="danger">Not saved.</Notice>
      </Stack>
    ),
  },
}
