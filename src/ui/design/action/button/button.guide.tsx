import { Button } from './button.tsx'
import { Stack } from '../../examples/stack.tsx'
import { type Guide, pressed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'icon-button': 'There is no room for words, as in a table row.',
    'text-link': 'It leads to another page and is not the main thing to do.',
    'menu-button': 'There are more than two further actions that people need seldom.',
    'save-bar': 'It saves a form that is longer than the window.',
  },
  anatomy: [
    'Ground: the role accent if primary, danger if destroy; on the website buff, or none if line',
    'Label, which names the result',
    'Icon before the label, if it helps to find it',
    'Busy label, at the same width',
  ],
  words: [
    'Begin with a verb and name the result: “Send enquiry”, “Save changes”, “Delete”.',
    'Sentence case. Capitals only where the specification has them: “ENQUIRE NOW”.',
    'While busy, say what happens: “Submitting...”.',
    'If it is disabled, say beside it what is missing.',
  ],
  keys: pressed,
  heard: 'Its label, “button”, and whether it is disabled. While busy it is disabled and its label changes.',
  do: {
    text: 'One primary button per view. The rest are quiet or ghost; danger begins a deletion, destroy confirms it.',
    picture: (
      <Stack row>
        <Button>Save changes</Button>
        <Button variant="quiet">Preview</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </Stack>
    ),
  },
  dont: {
    text: 'Do not write “OK”, and do not use a Button to open a page: a ButtonLink looks the same.',
    picture: (
      <Stack row>
        <Button>OK</Button>
        <Button>Go to careers</Button>
      </Stack>
    ),
  },
}
