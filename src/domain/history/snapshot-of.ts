import type { Account } from '../account/account.ts'
import type { Kept } from '../content/content.ts'
import { contents } from '../content/contents.ts'
import type { Snapshot } from './activity.ts'
import type { Subject } from './subject.ts'

/** The fields of an item without what the store adds. */
export const snapshotOf = (item: Kept): Snapshot => {
  const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = item
  return fields
}

/** An account's fields; of a password only that there is a new one. */
export const accountSnapshot = (
  { name, email, role }: Pick<Account, 'name' | 'email'> & { readonly role: string },
  hasNewPassword = false,
): Snapshot => ({ name, email, role, ...(hasNewPassword && { newPassword: 'Set' }) })

/** What an item is called. */
export const titleOf = (subject: Subject, snapshot: Snapshot | null): string => {
  if (subject === 'homePage') return 'Home page'
  const field = subject === 'account' ? 'name' : (contents[subject].listing.searched[0] ?? '')
  return String(snapshot?.[field] ?? '')
}
