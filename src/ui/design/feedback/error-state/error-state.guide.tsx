import { ErrorState } from './error-state.tsx'
import { type Guide, pressed } from '../../examples/guide.ts'

const again = () => {}

export const guide: Guide = {
  instead: {
    notice: 'The content is there and something about it failed.',
    toast: 'An action failed and the page stays as it is.',
    'empty-state': 'Nothing failed: there is nothing yet.',
  },
  anatomy: ['Title', 'Message of the server', 'Button “Try again”'],
  words: ['Say what failed and why: “Failed to fetch news: Something went wrong”.'],
  keys: pressed,
  heard: 'At once, as an alert.',
  do: {
    text: 'Say what failed, show the server’s message, and offer to try again.',
    picture: <ErrorState message="Failed to fetch news: Something went wrong" onRetry={again} />,
  },
  dont: {
    text: 'Do not show status codes or names from the code.',
    picture: <ErrorState title="Error 500" message="ContentNotFound at fetchItems" />,
  },
}
