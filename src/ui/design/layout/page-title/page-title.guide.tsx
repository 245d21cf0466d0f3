import { Button } from '../../action/button/button.tsx'
import { PageTitle } from './page-title.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    card: 'It heads a part of the page.',
    toolbar: 'The controls search, sort or filter a list.',
  },
  anatomy: ['Heading of level one', 'Note, usually a count', 'Actions; one is primary'],
  words: ['One or two words. The note counts and says the order: “27 articles, newest first on the site”.'],
  heard: 'The heading, then the note.',
  do: {
    text: 'Use it once per page: it is the first-level heading.',
    picture: (
      <PageTitle
        title="News"
        note="27 articles, newest first"
        actions={<Button size="sm">Add news</Button>}
      />
    ),
  },
  dont: {
    text: 'Do not use it for a whole sentence.',
    picture: <PageTitle title="Here you can see all the news that you have added" />,
  },
}
