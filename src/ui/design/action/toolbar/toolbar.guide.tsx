import { Button } from '../button/button.tsx'
import { SearchInput } from '../../form/search-input/search-input.tsx'
import { Toolbar } from './toolbar.tsx'
import type { Guide } from '../../examples/guide.ts'

const sort = (
  <Button size="sm" variant="quiet">
    Newest first
  </Button>
)

export const guide: Guide = {
  instead: { 'page-title': 'An action is about the whole page, as “Add news”.' },
  anatomy: [
    'Search',
    'Sorting and filters',
    'Range at the end',
    'Bulk bar with the count, above the table header',
  ],
  words: ['Name the sorting after its result: “Newest first”.', 'Count what is selected: “2 selected”.'],
  keys: { Tab: 'moves from one control to the next' },
  heard: 'Its controls in reading order. The count of selected rows is announced as it changes.',
  do: {
    text: 'Put search first, then sorting, then actions.',
    picture: (
      <Toolbar end="1 to 6 of 27">
        <SearchInput label="Search in a good toolbar" placeholder="Search title or text" />
        {sort}
      </Toolbar>
    ),
  },
  dont: {
    text: 'Do not let it wrap to more than two lines on a phone.',
    picture: (
      <Toolbar>
        {['Newest first', 'All years', 'All companies', 'Every language', 'Drafts'].map((label) => (
          <Button key={label} size="sm" variant="quiet">
            {label}
          </Button>
        ))}
      </Toolbar>
    ),
  },
}
