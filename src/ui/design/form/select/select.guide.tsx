import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'
import type { Guide } from '../../examples/guide.ts'

const places = ['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Oman', 'Others']

export const guide: Guide = {
  instead: {
    'segmented-radio-group': 'There are two or three options.',
    checkbox: 'People may choose several options.',
    'colour-dropdown': 'The options are colours.',
    'menu-button': 'It starts actions.',
    'command-list': 'People search among many things.',
  },
  anatomy: ['Chosen option', 'Arrow', 'Placeholder option, if nothing is usual', 'The list of the system'],
  words: [
    'The label is a noun: “Location”. The placeholder asks for the choice: “Choose a place”.',
    'Options in an order that people know: by size, by place or by letter; “Others” last.',
    'Options are short and alike: “Bahrain”, “KSA”, without full stops.',
  ],
  keys: {
    Tab: 'focuses it',
    'Arrow keys': 'choose',
    'A letter': 'goes to the next option that starts with it',
  },
  heard: 'Its label, the chosen option and “combo box” or “menu”, as the system says it.',
  do: {
    text: 'Select the usual option in advance. If there is none, start with a placeholder option.',
    picture: (
      <Field label="Location">
        <Select placeholder="Choose a place">
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </Select>
      </Field>
    ),
  },
  dont: {
    text: 'Do not use it for two options: a SegmentedRadioGroup shows both at once.',
    picture: (
      <Field label="Kind">
        <Select>
          <option>Business</option>
          <option>General</option>
        </Select>
      </Field>
    ),
  },
}
