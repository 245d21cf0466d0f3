import type { Account } from '#domain/account/account.ts'
import type { AccountValues } from './account-form.tsx'

const consequences = [
  [
    (values: AccountValues, account: Account) => values.role !== account.role,
    (values: AccountValues, account: Account) =>
      `Your role changes from ${account.role} to ${values.role}, and you are signed out. ${
        account.role === 'Admin' ? 'Only another Admin can make you an Admin again.' : ''
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

/** Warns a person who changes their own account; empty if only the name changes. */
export const ownConsequences = (values: AccountValues, account: Account): string =>
  consequences
    .filter(([applies]) => applies(values, account))
    .map(([, textOf]) => textOf(values, account).trim())
    .join(' ')

/** Warns a person who deletes their own account. */
export const ownRemoval =
  'This is your own account: you are signed out at once. Only another Admin can restore it.'
