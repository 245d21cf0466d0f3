import type { Guide } from '../../examples/guide.ts'
import { Difference } from './difference.tsx'

export const guide: Guide = {
  instead: { notice: 'It only matters that something changed, and not what.' },
  anatomy: ['Unchanged text, shortened far from a change', 'What was removed', 'What was added'],
  words: ['The texts are those of people: it adds none but the ellipsis.'],
  heard: 'The text with “deletion” and “insertion”, as the screen reader names them.',
  do: {
    text: 'Compare by words, so that each part can be read.',
    picture: (
      <Difference
        parts={[
          { kind: 'same', value: 'Jalboot Marine opens a ' },
          { kind: 'removed', value: 'fourth' },
          { kind: 'added', value: 'fifth' },
          { kind: 'same', value: ' berth at Hidd' },
        ]}
      />
    ),
  },
  dont: {
    text: 'Do not show a rewritten text as hundreds of small changes.',
    picture: (
      <Difference
        parts={[
          { kind: 'removed', value: 'f' },
          { kind: 'added', value: 'a f' },
          { kind: 'removed', value: 'our' },
          { kind: 'added', value: 'if' },
          { kind: 'same', value: 'th' },
        ]}
      />
    ),
  },
}
