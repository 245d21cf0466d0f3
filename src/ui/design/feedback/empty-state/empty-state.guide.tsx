import { Button } from '../../action/button/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { type Guide, pressed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { 'error-state': 'The list could not be loaded.', 'skeleton-rows': 'The list is loading.' },
  anatomy: ['Drawing', 'Title: what is missing', 'Text: where it will appear', 'One action'],
  words: [
    'Title: “No … yet”.',
    'Text: where what people add will appear, in one sentence.',
    'Action: “Add the first …”. Leave it out where people cannot add anything.',
  ],
  keys: pressed,
  heard: 'A heading, the sentence, and the button.',
  do: {
    text: 'Say what will appear here, and offer to add the first item.',
    picture: (
      <EmptyState
        title="No team members yet"
        text="People you add here appear on the About us page."
        action={<Button size="sm">Add the first member</Button>}
      />
    ),
  },
  dont: {
    text: 'Do not make it look like an error: nothing is wrong.',
    picture: <EmptyState title="Error: no data found" text="The result set is empty." />,
  },
}
