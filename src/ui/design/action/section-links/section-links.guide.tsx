import { SectionLinks } from './section-links.tsx'
import { type Guide, followed } from '../../examples/guide.ts'

const links = ['Brand', 'Contact', 'Facts', 'Languages'].map((title) => ({ id: title.toLowerCase(), title }))

export const guide: Guide = {
  instead: { breadcrumb: 'People need the way back to a list.', 'text-link': 'There is one link.' },
  anatomy: ['Navigation that sticks to the top', 'Link for each section', 'Mark of the section in view'],
  words: ['Repeat the headings of the sections, word for word.'],
  keys: followed,
  heard: 'A navigation “On this page”, and which section is the current one.',
  do: {
    text: 'Use it on pages with four sections or more.',
    picture: <SectionLinks label="Sections of a long page" links={links} current="contact" />,
  },
  dont: {
    text: 'Do not omit any section of the page.',
    picture: <SectionLinks label="A single section" links={links.slice(0, 1)} />,
  },
}
