import { TextLink } from './text-link.tsx'
import { type Guide, followed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    button: 'It starts something, or is the main link of a section: ButtonLink.',
    'qr-code': 'People open the link on another device, with its camera.',
  },
  anatomy: ['Text, underlined', 'Icon after it, in the variant `action`'],
  words: ['Say where it leads without the sentence around it: “Open positions”.'],
  keys: followed,
  heard: 'Its text and “link”.',
  do: {
    text: 'Write a text that says where it leads without its context.',
    picture: (
      <p>
        We are looking for welders. See the <TextLink href="#careers">open positions</TextLink>.
      </p>
    ),
  },
  dont: {
    text: 'Do not write “click here”.',
    picture: (
      <p>
        We are looking for welders. <TextLink href="#careers">Click here</TextLink>.
      </p>
    ),
  },
}
