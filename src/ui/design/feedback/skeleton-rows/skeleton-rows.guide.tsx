import { SkeletonRows } from './skeleton-rows.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    spinner: 'Something other than a list is loading.',
    'empty-state': 'The list is there and has no items.',
  },
  anatomy: ['Row of the size of a table row', 'Box, picture and two lines'],
  words: ['Only screen readers get words: “Loading...”.'],
  heard: '“Loading...”, once.',
  do: {
    text: 'Give it the size of the content to come, so that nothing shifts.',
    picture: <SkeletonRows count={3} />,
  },
  dont: { text: 'Do not show it for content that loads at once.', picture: <SkeletonRows count={1} /> },
}
