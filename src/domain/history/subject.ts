import type { Permission } from '../access/permission.ts'
import { contentNames, contents, type ContentName } from '../content/contents.ts'

/** What goes to the trash when it is deleted. */
export type Discardable = ContentName | 'account'

/** What changes are kept of. */
export type Subject = Discardable | 'homePage'

export const discardables: ReadonlyArray<Discardable> = [...contentNames, 'account']
export const subjects: ReadonlyArray<Subject> = [...discardables, 'homePage']

export const isSubject = (value: unknown): value is Subject => subjects.some((subject) => subject === value)

/** The home page is one object; its changes are kept under this id. */
export const homePageId = '1'

/** Who may change a subject may read its changes and bring it back. */
export const editOf = (subject: Subject): Permission =>
  subject === 'account' ? 'accounts.manage' : `${subject}.edit`

/** The noun of one. */
export const nounOf = (subject: Subject): string => {
  if (subject === 'account') return 'admin'
  return subject === 'homePage' ? 'home page' : contents[subject].nouns.one
}
