import { Field } from '../field/field.tsx'
import { TextArea } from './text-area.tsx'
import { type Guide, typed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { 'text-input': 'It is one line.' },
  anatomy: ['Field of several lines', 'Counter'],
  words: ['A hint says what helps the reader: “Quantities, places and dates”.'],
  keys: typed,
  heard: 'Its label and “multi-line”.',
  do: {
    text: 'Make it as high as a usual text.',
    picture: (
      <Field label="Message">
        <TextArea rows={4} counted countTo={600} defaultValue="A berth for two weeks in March." />
      </Field>
    ),
  },
  dont: {
    text: 'Do not limit the length below what the server accepts.',
    picture: (
      <Field label="Message" error="At most 40 characters">
        <TextArea rows={1} counted countTo={40} defaultValue="A berth for two weeks in March, please." />
      </Field>
    ),
  },
}
