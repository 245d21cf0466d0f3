import { Field } from '../field/field.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { 'text-input': 'It is no secret, such as a code on a letter.' },
  anatomy: ['Field', 'Button that shows and hides the password', 'Warning of caps lock'],
  words: [
    'The label says which: “Password” or “New password”.',
    'Say the rule before people type: “At least 12 characters”.',
  ],
  keys: { Tab: 'focuses the field, then the button that shows the password' },
  heard: 'A protected field. “Caps lock is on” is announced.',
  do: {
    text: 'Set autoComplete to the current or a new password, for password managers.',
    picture: (
      <Field label="New password" hint="At least 12 characters.">
        <PasswordInput autoComplete="new-password" />
      </Field>
    ),
  },
  dont: {
    text: 'Do not prevent people from pasting.',
    picture: (
      <Field label="Password" hint="Type it, pasting is off.">
        <TextInput />
      </Field>
    ),
  },
}
