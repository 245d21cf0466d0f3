import type { Account } from '../sign-in/account/account.ts'
import type { Stored } from '../content/content-type.ts'
import type { Receipt } from '../mail/inbox/receipt.ts'
import type { Snapshot } from './activity.ts'

/** The fields of an item without what the store adds. */
export const snapshotOf = (item: Stored): Snapshot => {
  const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = item
  return fields
}

/** An account's fields; of a password only that there is a new one. */
export const accountSnapshot = (
  {
    name,
    email,
    role,
    needsApproval,
    fromProvider,
  }: Pick<Account, 'name' | 'email' | 'needsApproval' | 'fromProvider'> & { readonly role: string },
  hasNewPassword = false,
): Snapshot => ({
  name,
  email,
  role,
  ...(needsApproval && { needsApproval }),
  ...(fromProvider && { fromProvider }),
  ...(hasNewPassword && { newPassword: 'Set' }),
})

/** Contains only the reference: nothing that the visitor wrote, and no personal data. */
export const mailSnapshot = ({ reference }: Receipt): Snapshot => ({ reference })
