import { Button } from './button.tsx'
import { Stack } from '../../examples/stack.tsx'
import { type Guide, pressed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'icon-button': 'There is no room for words, as in a table row.',
    'text-link': 'It leads to another page and is not the main thing to do.',
    'menu-button': 'There are more than two further actions that people need seldom.',
  },
  anatomy: [
    'Label, which names the result',
    'Icon before the label, if it helps to find it',
    'Busy label, at the same width',
  ],
  words: [
    'Begin with a verb and name the result: “Send enquiry”, “Save changes”, “Delete”.',
    'Sentence case. Capitals only where the specification has them: “ENQUIRE NOW”.',
    'While busy, say what happens: “Submitting...”.',
  ],
  keys: pressed,
  heard: 'Its label, “button”, and whether it is disabled. While busy it is disabled and its label changes.',
  do: {
    text: 'Name the result: “Send enquiry”, “Save changes”, “Delete”. One primary button per view.',
    picture: (
      <Stack row>
        <Button>Save changes</Button>
        <Button variant="quiet">Cancel</Button>
      </Stack>
    ),
  },
  dont: {
    text: 'Do not use a button to go to another page: a ButtonLink looks the same and is a link.',
    picture: (
      <Stack row>
        <Button>OK</Button>
        <Button>Go to careers</Button>
      </Stack>
    ),
  },
}
