import { Button } from '../../action/button/button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { 'icon-button': 'A button shows only an icon: it has a label.', 'skip-link': 'It is a link.' },
  anatomy: ['Text without a place'],
  words: ['As short as what the eye gets from the layout: “Removed:”.'],
  heard: 'Its text, in the place where it is written.',
  do: {
    text: 'Put into words what the layout shows.',
    picture: (
      <p>
        <VisuallyHidden>Removed: </VisuallyHidden>
        <del>fourth</del>
      </p>
    ),
  },
  dont: {
    text: 'Do not hide anything that is focusable.',
    picture: (
      <VisuallyHidden>
        <Button>Nobody sees this button</Button>
      </VisuallyHidden>
    ),
  },
}
