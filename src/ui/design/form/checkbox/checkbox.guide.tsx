import { Checkbox } from './checkbox.tsx'
import { Stack } from '../../examples/stack.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'segmented-radio-group': 'People choose one of two or three.',
    select: 'People choose one of four or more.',
  },
  anatomy: ['Box with tick or dash', 'Label at its side'],
  words: ['Say what is on when it is ticked: “Open positions only”. Avoid “not”.'],
  keys: { Tab: 'focuses it', Space: 'toggles it' },
  heard: 'Its label, “checkbox”, and whether it is checked, not checked or partly checked.',
  do: {
    text: 'Use it for an independent option. Its children are its label.',
    picture: <Checkbox defaultChecked>Open positions only</Checkbox>,
  },
  dont: {
    text: 'Do not use it to choose one of several: use a SegmentedRadioGroup or a Select.',
    picture: (
      <Stack>
        <Checkbox>Bahrain</Checkbox>
        <Checkbox>KSA</Checkbox>
        <Checkbox defaultChecked>UAE</Checkbox>
      </Stack>
    ),
  },
}
