import { fold } from '#domain/content/list/search-text.ts'
import { distinctTags } from '#domain/desk/tags.ts'
import type { Columns } from '../rows/columns.ts'

/** Tags are stored with the folded texts by which they are found. */
const tagEntry = {
  read: (stored: unknown) => (stored as { readonly name: string }).name,
  write: (name: unknown) => ({ name, folded: fold(String(name)) }),
}

/** The columns that the desk adds to a mail. */
export const deskColumns: Columns = {
  owner: 'owner_id',
  dueAt: 'due_at',
  answeredAt: 'answered_at',
  tags: { list: 'tags', entry: tagEntry },
}

/** SQL that selects the owner's name; null if the account is deleted. */
export const ownerName = '(select name from accounts where accounts.id = owner_id) as "ownerName"'

export const tagsColumn = (tags: ReadonlyArray<string>): string =>
  JSON.stringify(distinctTags(tags).map(tagEntry.write))

/** The fields of `DeskHandling`; empty ones are omitted. */
export const deskFieldsOf = ({
  owner,
  ownerName: name,
  dueAt,
  answeredAt,
  tags,
}: Readonly<Record<'owner' | 'ownerName' | 'dueAt' | 'answeredAt' | 'tags', unknown>>) => ({
  ...(typeof name === 'string' && { owner: String(owner), ownerName: name }),
  ...(dueAt !== '' && { dueAt }),
  ...(answeredAt !== '' && { answeredAt }),
  ...(Array.isArray(tags) && tags.length > 0 && { tags }),
})
