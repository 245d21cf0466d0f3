import { CheckboxGroup } from './checkbox-group.tsx'
import type { Guide } from '../../examples/guide.ts'

const optionsOf = (labels: ReadonlyArray<string>) => labels.map((label) => ({ value: label, label }))

export const guide: Guide = {
  instead: {
    checkbox: 'There is one option, on or off.',
    'segmented-radio-group': 'People choose exactly one of two or three options.',
    select: 'People choose exactly one of four or more.',
  },
  anatomy: ['Group, named by its Field', 'Boxes with their labels', 'What none of them means'],
  words: [
    'The Field has the question; the options are nouns of one kind, in an order that people know.',
    'If nothing ticked means all, say so: “All places”.',
  ],
  keys: { Tab: 'focuses the next box', Space: 'toggles it' },
  heard:
    'The name of the group with the first box; each box: its label, “checkbox”, and whether it is checked.',
  do: {
    text: 'Use it for up to about ten options of which people may tick any number.',
    picture: (
      <CheckboxGroup
        aria-label="Places"
        options={optionsOf(['Bahrain', 'Saudi Arabia', 'UAE'])}
        value={['Bahrain', 'UAE']}
        onChange={() => {}}
      />
    ),
  },
  dont: {
    text: 'Do not use it if only one answer can be true: use a SegmentedRadioGroup or a Select.',
    picture: (
      <CheckboxGroup
        aria-label="Kind of enquiry"
        options={optionsOf(['Business', 'General'])}
        value={['Business', 'General']}
        onChange={() => {}}
      />
    ),
  },
}
