import { Stack } from '../../examples/stack.tsx'
import type { Guide } from '../../examples/guide.ts'
import { Avatar } from './avatar.tsx'

export const guide: Guide = {
  instead: { icon: 'It stands for a thing and not for a person.' },
  anatomy: ['Circle', 'Initials of the first and the last word of the name'],
  words: ['The name is the one beside it, in its own script.'],
  heard: 'Nothing: the name beside it says who it is.',
  do: {
    text: 'Put the name beside it.',
    picture: (
      <Stack row>
        <Avatar name="Huda Marzooq" /> Huda Marzooq
      </Stack>
    ),
  },
  dont: {
    text: 'Do not let the initials stand alone: two people may share them.',
    picture: (
      <Stack row>
        <Avatar name="Huda Marzooq" />
        <Avatar name="Hassan Mubarak" tone="shoal" />
      </Stack>
    ),
  },
}
