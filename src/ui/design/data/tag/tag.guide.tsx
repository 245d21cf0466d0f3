import { Stack } from '../../examples/stack.tsx'
import type { Guide } from '../../examples/guide.ts'
import { Tag } from './tag.tsx'

export const guide: Guide = {
  instead: { button: 'It can be pressed, such as a filter.' },
  anatomy: ['One word', 'Ground in one of three tones'],
  words: ['One word, in sentence case: “Draft”, “Business”.'],
  heard: 'Its text, as a part of what it stands beside.',
  do: {
    text: 'Use one word, and the same tone for the same meaning.',
    picture: (
      <Stack row>
        <Tag>Business</Tag>
        <Tag tone="shoal">Answered</Tag>
      </Stack>
    ),
  },
  dont: {
    text: 'Do not write sentences into it.',
    picture: (
      <Stack row>
        <Tag>This enquiry was answered yesterday</Tag>
      </Stack>
    ),
  },
}
