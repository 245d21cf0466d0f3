import { Button } from '../../action/button/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { type Guide, pressed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'error-state': 'The list could not be loaded.',
    'skeleton-rows': 'The list is loading.',
    card: 'It is a small part of a page: write one sentence into it.',
  },
  anatomy: ['Drawing', 'Title: what is missing', 'Text: where it will appear', 'One action'],
  words: [
    'Nothing added yet: “No articles yet”, where they will appear, and “Add the first article”.',
    'Nothing matches: “No articles found”, the search repeated in the text, and “Clear search”.',
    'Nothing left to do: “No dead links”, what the list shows otherwise, and no action.',
    'Leave the action out where people cannot add anything.',
    'Name the items as people do: “articles”, not “data” or “records”.',
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
