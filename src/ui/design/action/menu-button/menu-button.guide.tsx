import { Button } from '../button/button.tsx'
import { MenuButton } from './menu-button.tsx'
import { Stack } from '../../examples/stack.tsx'
import type { Guide } from '../../examples/guide.ts'

const nothing = () => {}
const actions = [{ label: 'Schedule…', hint: 'Publish this at a time', onSelect: nothing }]

export const guide: Guide = {
  instead: { button: 'There are one or two actions.', select: 'People choose a value, not an action.' },
  anatomy: [
    'Button with an arrow',
    'List of actions above it',
    'Action with its label and a line that says what it does',
  ],
  words: ['Label an action with a verb. End it with “…” if it asks something first.'],
  keys: {
    'Enter, Space': 'opens and closes it',
    Tab: 'goes to the next action',
    Escape: 'closes it; the focus returns to the button',
  },
  heard: 'A button that is collapsed or expanded, then a list of buttons.',
  do: {
    text: 'Put the actions into it that people need seldom, each with a line that says what it does.',
    picture: (
      <Stack row>
        <Button size="sm">Publish</Button>
        <MenuButton label="More" actions={actions} />
      </Stack>
    ),
  },
  dont: {
    text: 'Do not hide the main action in it: that is a button of its own.',
    picture: <MenuButton label="Publish or save" actions={actions} />,
  },
}
