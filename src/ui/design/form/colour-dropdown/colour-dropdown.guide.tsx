import { ColourDropdown } from './colour-dropdown.tsx'
import type { Guide } from '../../examples/guide.ts'

const sand = '#F5EACB'

export const guide: Guide = {
  instead: { select: 'The options are words.' },
  anatomy: [
    'Swatch and name of the chosen colour',
    'Arrow',
    'The list of the system, with swatches where it can have them',
  ],
  words: ['Name colours by what people know: “Sand”, “Deep water”.'],
  keys: {
    Tab: 'focuses it',
    'Arrow keys': 'choose',
    'A letter': 'goes to the next colour that starts with it',
  },
  heard: 'Its label, the name of the colour and “combo box” or “menu”, as the system says it.',
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
