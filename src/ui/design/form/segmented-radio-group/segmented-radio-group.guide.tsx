import { SegmentedRadioGroup } from './segmented-radio-group.tsx'
import type { Guide } from '../../examples/guide.ts'

const optionsOf = (labels: ReadonlyArray<string>) => labels.map((label) => ({ value: label, label }))

export const guide: Guide = {
  instead: {
    select: 'There are four options or more.',
    checkbox: 'There is one option, on or off.',
    'text-link': 'It switches between lists or pages, as tabs do: each has an address of its own.',
  },
  anatomy: ['Group, named by its Field', 'Segments; the chosen one is filled'],
  words: [
    'One or two words for each option, of a similar length.',
    'The options are nouns of one kind: “Business”, “General”. The Field has the question.',
  ],
  keys: { Tab: 'focuses the chosen option', 'Arrow keys': 'choose the next or previous option' },
  heard: 'A group of radio buttons: the option, and which of how many it is.',
  do: {
    text: 'Use it for two or three options with short names, within a form.',
    picture: (
      <SegmentedRadioGroup
        aria-label="Kind"
        options={optionsOf(['Business', 'General'])}
        defaultValue="General"
      />
    ),
  },
  dont: {
    text: 'Do not use it for more options: a Select takes less room.',
    picture: (
      <SegmentedRadioGroup
        aria-label="Place"
        options={optionsOf(['Bahrain', 'Saudi Arabia', 'Kuwait', 'Oman', 'Qatar', 'Others'])}
      />
    ),
  },
}
