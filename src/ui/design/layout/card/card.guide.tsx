import { Card } from './card.tsx'
import { TextLink } from '../../action/text-link/text-link.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { notice: 'It is a message.', dialog: 'People do one short task before they go on.' },
  anatomy: ['Surface with a border', 'Title', 'Action beside the title', 'Content'],
  words: ['The title is a noun: “Newest enquiries”. The action says what follows: “All enquiries”.'],
  heard: 'A heading of level two, and its content.',
  do: {
    text: 'Use it to group related content in the back office.',
    picture: (
      <Card title="Newest enquiries" action={<TextLink href="#all">All enquiries</TextLink>}>
        <p>Three are unread.</p>
      </Card>
    ),
  },
  dont: {
    text: 'Never put a card into a card.',
    picture: (
      <Card title="Mail">
        <Card title="Newest enquiries">
          <p>Three are unread.</p>
        </Card>
      </Card>
    ),
  },
}
