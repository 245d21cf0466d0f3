import { Button } from '../button/button.tsx'
import { IconButton } from './icon-button.tsx'
import { officeIcons } from '../../layout/icon/office-icons.ts'
import { Stack } from '../../examples/stack.tsx'
import { type Guide, pressed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { button: 'There is room for words.' },
  anatomy: ['Icon', 'Label, as the tooltip and for screen readers'],
  words: ['The label names action and item: “Delete Jalboot Marine”.'],
  keys: pressed,
  heard: 'Its label and “button”. The icon is silent.',
  do: {
    text: 'Give it a label that names action and item: “Delete Jalboot Marine”.',
    picture: (
      <Stack row>
        <IconButton icon={officeIcons.pencil} label="Edit Jalboot Marine" />
        <IconButton icon="trash-2" label="Delete Jalboot Marine" />
      </Stack>
    ),
  },
  dont: {
    text: 'Do not use it if there is room for words.',
    picture: (
      <Stack row>
        <IconButton icon="check" label="Save" variant="outlined" />
        <Button variant="ghost" size="sm">
          Cancel
        </Button>
      </Stack>
    ),
  },
}
