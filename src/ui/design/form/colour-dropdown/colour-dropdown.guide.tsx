import { ColourDropdown } from './colour-dropdown.tsx'
import type { Guide } from '../../examples/guide.ts'

const sand = '#F5EACB'

export const guide: Guide = {
  instead: { select: 'The options are words.' },
  anatomy: ['Button with swatch and name', 'List of swatches, names and values', 'Tick at the chosen colour'],
  words: ['Name colours by what people know: “Sand”, “Deep water”.'],
  keys: {
    'Enter, Space or an arrow': 'opens it',
    'Arrow up, arrow down': 'move through the colours',
    'Home, End': 'go to the first and last colour',
    'A letter': 'goes to the next colour that starts with it',
    'Enter, Tab': 'chooses',
    Escape: 'closes it and changes nothing',
  },
  heard: 'A combo box with the name of the colour, and its list.',
  do: {
    text: 'Name each colour, so that people need not recognize it by sight.',
    picture: (
      <ColourDropdown
        aria-label="Named colour"
        options={[{ name: 'Sand', value: sand }]}
        defaultValue={sand}
      />
    ),
  },
  dont: {
    text: 'Do not offer more than a dozen colours.',
    picture: <ColourDropdown aria-label="Unnamed colour" options={[]} defaultValue={sand} />,
  },
}
