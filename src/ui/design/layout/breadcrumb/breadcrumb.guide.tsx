import { Breadcrumb } from './breadcrumb.tsx'
import { type Guide, followed } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { 'section-links': 'The links stay on the page.', 'text-link': 'There is one way back.' },
  anatomy: ['Links of the way', 'Arrows between them', 'The page itself, as text'],
  words: ['Repeat the titles of the pages. The last is what people see below: “Edit slide”.'],
  keys: followed,
  heard: 'A navigation “Breadcrumb” with a list.',
  do: {
    text: 'End with the current page, as text.',
    picture: (
      <Breadcrumb aria-label="A way that ends as text">
        <a href="#news">News</a>
        <span aria-current="page">Edit news</span>
      </Breadcrumb>
    ),
  },
  dont: {
    text: 'Do not use it on pages that the navigation links to.',
    picture: (
      <Breadcrumb aria-label="A way of one step">
        <span aria-current="page">Dashboard</span>
      </Breadcrumb>
    ),
  },
}
