import { Spinner } from './spinner.tsx'
import { Stack } from '../../examples/stack.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { 'skeleton-rows': 'A list is loading.', button: 'A button was pressed: set it to busy.' },
  anatomy: ['Mark, which turns unless motion is reduced', 'Words'],
  words: ['Say what is in progress: “Loading...”, “Uploading, 64%”.'],
  heard: 'Its words, when the reader pauses.',
  do: { text: 'Say what is in progress.', picture: <Spinner>Loading...</Spinner> },
  dont: {
    text: 'Do not show several on one page.',
    picture: (
      <Stack row>
        <Spinner>Loading...</Spinner>
        <Spinner>Loading...</Spinner>
        <Spinner>Loading...</Spinner>
      </Stack>
    ),
  },
}
