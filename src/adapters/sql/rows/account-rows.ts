import type { Account, AccountInput } from '#domain/sign-in/account/account.ts'
import type { Stored } from '#domain/content/content-type.ts'
import { plainEmail } from '#domain/forms/contact-rules.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { fold } from '#domain/content/list/search-text.ts'
import { rowFields, selectionOf, type Columns } from './columns.ts'
import type { ListedTable } from '../lists/listed-table.ts'
import type { Row } from '../client/row.ts'
import { sortKey } from '../lists/sort-key.ts'

const columns = {
  name: 'name',
  email: 'email',
  role: 'role',
  lastSignInAt: 'last_sign_in_at',
  needsApproval: 'needs_approval',
  /** Of a person whom a provider signs in. */
  issuer: { optional: 'issuer' },
} as const satisfies Columns & Record<Exclude<keyof Account, keyof Stored | 'fromProvider'>, string>

export const accountListing: ListedTable = {
  table: 'accounts',
  selected: selectionOf(columns),
  order: { columns: ['name_key', 'id'], descending: false },
  sorts: { name: 'name_key', email: 'email_key', role: 'role', lastSignInAt: 'last_sign_in_at' },
  titleKey: 'name_key',
}

export const accountOf = (row: Row): Account => {
  const { issuer, needsApproval, ...fields } = rowFields(columns, row) as Readonly<Record<string, unknown>> &
    Account
  return {
    ...fields,
    ...(issuer !== undefined && { fromProvider: true }),
    // A provider can make this person an Admin.
    ...(Number(needsApproval) === 1 && fields.role !== 'Admin' && { needsApproval: true }),
  }
}

/** Whether an account has a passkey, which counts as a second factor. */
export const hasPasskey = 'exists (select 1 from passkeys where passkeys.account_id = accounts.id)'

/**
 * Whether an account has the second factor that its role requires; sign-in by a provider counts as one. `passkey` is
 * the condition under which a passkey counts.
 */
export const hasRequiredFactor = (passkey = hasPasskey): string =>
  `(second_factor <> '' or issuer <> '' or ${passkey} or role not in (select role from second_factor_roles))`

/** The columns of an account that are derived from its input. */
export const accountRow = ({
  name,
  email,
  role,
  needsApproval,
}: Pick<AccountInput, 'name' | 'email' | 'role' | 'needsApproval'>) => ({
  name: name.trim(),
  email: plainEmail(email),
  role,
  ...(needsApproval !== undefined && { needs_approval: needsApproval ? 1 : 0 }),
  name_key: sortKey(name.trim()),
  email_key: accountEmailKey(email),
  folded: fold(`${name.trim()}\n${plainEmail(email)}`),
})
