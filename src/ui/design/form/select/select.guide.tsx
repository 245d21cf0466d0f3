import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'
import type { Guide } from '../../examples/guide.ts'

const places = ['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Oman', 'Others']

export const guide: Guide = {
  instead: {
    'segmented-radio-group': 'There are two or three options.',
    'colour-dropdown': 'The options are colours.',
    'menu-button': 'It starts actions.',
    'command-list': 'People search among many things.',
  },
  anatomy: ['Chosen option', 'Arrow', 'Placeholder option, if nothing is usual', 'The list of the system'],
  words: ['Options in an order that people know: by size, by place or by letter; “Others” last.'],
  keys: {
    Tab: 'focuses it',
    'Arrow keys': 'choose',
    'A letter': 'goes to the next option that starts with it',
  },
  heard: 'Its label, the chosen option and “combo box” or “menu”, as the system says it.',
  do: {
    text: 'Start with a placeholder option if there is no usual choice.',
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
    text: 'Do not use it for two options.',
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
