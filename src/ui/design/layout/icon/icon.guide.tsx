import { Button } from '../../action/button/button.tsx'
import { Icon } from './icon.tsx'
import { Stack } from '../../examples/stack.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'icon-button': 'It can be pressed.',
    logo: 'It is a brand.',
    avatar: 'It is a person.',
    'visually-hidden': 'Only screen readers need the words.',
  },
  anatomy: [
    'Outline of 1.6 on a grid of 24',
    'One of five sizes',
    'Mirrored in right-to-left text, if it points',
  ],
  words: ['None: the text beside it has the meaning.'],
  heard: 'Nothing.',
  do: {
    text: 'Put it beside text, or into an IconButton.',
    picture: (
      <Button size="sm">
        <Icon name="plus" size="md" />
        Add news
      </Button>
    ),
  },
  dont: {
    text: 'Do not give it an accessible name: the text beside it says what it means.',
    picture: (
      <Stack row>
        <Icon name="plus" />
        <Icon name="trash-2" />
        <Icon name="history" />
      </Stack>
    ),
  },
}
