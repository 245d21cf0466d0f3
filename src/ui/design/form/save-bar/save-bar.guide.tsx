import { Button } from '../../action/button/button.tsx'
import { SaveBar } from './save-bar.tsx'
import { type Guide, pressed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { button: 'The form fits into the window.' },
  anatomy: ['Note, such as “Unsaved changes”', 'Cancel', 'Primary button'],
  words: [
    'The note says the state, not what to do.',
    'The button names the result: “Save changes”, “Add news”.',
  ],
  keys: pressed,
  heard: 'The note, as it changes, and its buttons.',
  do: {
    text: 'Use it below forms that are longer than the window.',
    picture: (
      <SaveBar note="Unsaved changes">
        <Button size="sm" variant="ghost">
          Cancel
        </Button>
        <Button size="sm">Save changes</Button>
      </SaveBar>
    ),
  },
  dont: {
    text: 'Do not put more than two buttons into it.',
    picture: (
      <SaveBar>
        {['Cancel', 'Discard', 'Save draft', 'Publish'].map((label) => (
          <Button key={label} size="sm">
            {label}
          </Button>
        ))}
      </SaveBar>
    ),
  },
}
