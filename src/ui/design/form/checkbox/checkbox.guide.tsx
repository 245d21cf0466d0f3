import { Checkbox } from './checkbox.tsx'
import { Stack } from '../../examples/stack.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'checkbox-group': 'There are several options of one question.',
    'segmented-radio-group': 'People choose exactly one of two or three options.',
    select: 'People choose exactly one of four or more, such as one of six.',
  },
  anatomy: ['Box with tick or dash', 'Label at its side'],
  words: ['Say what is on when it is ticked: “Open positions only”. Avoid “not”.'],
  keys: { Tab: 'focuses it', Space: 'toggles it' },
  heard: 'Its label, “checkbox”, and whether it is checked, not checked or partly checked.',
  do: {
    text: 'Use it for one option that is on or off.',
    picture: <Checkbox defaultChecked>Open positions only</Checkbox>,
  },
  dont: {
    text: 'Do not use it if only one answer can be true: use a SegmentedRadioGroup or a Select.',
    picture: (
      <Stack>
        <p>Kind of enquiry</p>
        <Checkbox defaultChecked>Business</Checkbox>
        <Checkbox defaultChecked>General</Checkbox>
      </Stack>
    ),
  },
}
