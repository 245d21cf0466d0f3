import { Field } from '../field/field.tsx'
import { TextInput } from './text-input.tsx'
import { type Guide, typed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'text-area': 'The text has several lines.',
    'search-input': 'It searches.',
    'password-input': 'It is a password.',
    select: 'The answers are known.',
  },
  anatomy: ['Border, with a contrast of 3:1', 'Text', 'Ring while it has the focus'],
  words: [
    'Label, hint and error are those of its Field.',
    'The hint has the format or the reason: “With the country code.”, “We reply to this address.”',
    'No example in the placeholder: put it into the hint.',
  ],
  keys: typed,
  heard: 'The label of its Field and “edit”, then the error and the hint.',
  do: {
    text: 'Set type and autoComplete, so that phones show the right keyboard.',
    picture: (
      <Field label="Phone" hint="With the country code.">
        <TextInput type="tel" autoComplete="tel" defaultValue="+973 33 104 558" />
      </Field>
    ),
  },
  dont: {
    text: 'Do not use the placeholder as a label: it disappears when people type.',
    picture: <TextInput placeholder="Phone" aria-label="Phone without a label" />,
  },
}
