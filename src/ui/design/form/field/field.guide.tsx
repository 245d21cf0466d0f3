import { Field } from './field.tsx'
import { Stack } from '../../examples/stack.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'search-input': 'It is a search, which brings its own label.',
    checkbox: 'A single option labels itself.',
  },
  anatomy: ['Label, above', '“(optional)” after the label', 'Control', 'Hint', 'Error with its icon'],
  words: [
    'The label is a noun: “Email”. Mark what is optional, not what is required.',
    'A hint adds what the label does not say. Leave it out rather than repeat the label.',
    'An error says what is missing or what to do: “Email is required”, “Choose a PDF or Word (.docx) file”.',
  ],
  heard: 'Label, control, then error and hint. A new error is announced.',
  do: {
    text: 'Put every control into one: it connects label, hint and error for screen readers.',
    picture: (
      <Field label="Email" hint="We reply to this address." error="Email is required">
        <TextInput type="email" />
      </Field>
    ),
  },
  dont: {
    text: 'Do not show an error away from its control, or before people have finished typing.',
    picture: (
      <Stack>
        <p role="presentation">Some fields are wrong.</p>
        <TextInput placeholder="Email" aria-label="Email without a field" />
      </Stack>
    ),
  },
}
