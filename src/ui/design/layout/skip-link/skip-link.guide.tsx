import { SkipLink } from './skip-link.tsx'
import { TextLink } from '../../action/text-link/text-link.tsx'
import { type Guide, followed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { 'section-links': 'Everybody should see the links.' },
  anatomy: ['Link over the top of the page, while focused'],
  words: ['“Skip to content”, or where else it leads.'],
  keys: { ...followed, Tab: 'shows it, as the first element', Enter: 'goes to the content' },
  heard: 'As the first link of the page.',
  do: {
    text: 'Put it first in the document.',
    picture: <SkipLink style={{ position: 'static', clipPath: 'none' }} />,
  },
  dont: {
    text: 'Do not hide it while it has the focus.',
    picture: <TextLink href="#content">A link at the end of the page</TextLink>,
  },
}
