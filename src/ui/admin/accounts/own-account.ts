import type { Account } from '#domain/account/account.ts'
import type { AccountValues } from './account-form.tsx'

const consequences = [
  [
    (values: AccountValues, account: Account) => values.role !== account.role,
    (values: AccountValues, account: Account) =>
      `Your role changes from ${account.role} to ${values.role}, and you are signed out. ${
        account.role === 'Admin' ? 'Only another Admin can give you the role Admin again.' : ''
      }`,
  ],
  [
    (values: AccountValues, account: Account) => values.email.trim() !== account.email,
    (values: AccountValues) => `From now on you sign in as ${values.email.trim()}.`,
  ],
  [
    (values: AccountValues) => values.password !== '',
    () => 'Your password changes, and you are signed out everywhere.',
  ],
] as const

/** What follows for a person who changes their own account; empty for a new name alone. */
export const ownConsequences = (values: AccountValues, account: Account): string =>
  consequences
    .filter(([applies]) => applies(values, account))
    .map(([, tell]) => tell(values, account).trim())
    .join(' ')

/** What follows for a person who deletes their own account. */
export const ownRemoval =
  'This is your own account: you are signed out at once, and only another Admin can restore it.'
