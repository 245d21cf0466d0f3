import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'

/** Texts of the trash. */
export const trash = {
  note: filled('What is deleted stays here for {days}.'),
  search: 'Search trash',
  searchHint: 'Search name',
  anything: 'Everything',
  selected: counted('en', { one: '{n} selected', other: '{n} selected' }),
  selectAll: 'Select all items of this page',
  select: filled('Select {name}'),
  none: 'Nothing found',
  noneText: 'No deleted item matches.',
  empty: 'The trash is empty',
  emptyText: 'What you delete can be restored here.',
  columns: { name: 'Name', kind: 'Kind', deleted: 'Deleted', left: 'Stays for', actions: 'Actions' },
  untitled: 'Untitled',
  deletedBy: filled('{time} by {name}'),
  /** In the column of the time left. */
  left: counted('en', { one: '{n} day', other: '{n} days' }),
  restore: 'Restore',
  restoreOf: filled('Restore {name}'),
  erase: 'Delete for good',
  eraseOf: filled('Delete {name} for good'),
  erasing: 'Deleting...',
  eraseOne: {
    title: 'Delete this item for good?',
    text: filled('“{name}” will be deleted with its history. This cannot be undone.'),
    keep: 'Keep it',
  },
  eraseSeveral: {
    title: counted('en', { one: 'Delete {n} item for good?', other: 'Delete {n} items for good?' }),
    text: 'They will be deleted with their history. This cannot be undone.',
    keep: 'Keep them',
  },
} as const
