import { IconButton } from '../../action/icon-button/icon-button.tsx'
import { SearchInput } from './search-input.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { 'command-list': 'It finds screens and actions.', 'text-input': 'It is a field of a form.' },
  anatomy: ['Search glass', 'Field with its own clear button'],
  words: [
    'The label says what is searched: “Search news”.',
    'The placeholder may say where: “Search title or text”.',
  ],
  keys: { Tab: 'focuses it', Escape: 'clears it' },
  heard: 'Its hidden label and “search”.',
  do: {
    text: 'Search while people type, after a short pause.',
    picture: <SearchInput label="Search news" placeholder="Search title or text" />,
  },
  dont: {
    text: 'Do not hide it behind an icon.',
    picture: <IconButton icon="search" label="Search behind an icon" />,
  },
}
