import type { Account } from '#domain/sign-in/account/account.ts'
import { isRole } from '#domain/access/role.ts'
import type { AccountWords } from '#domain/wording/en/access/account.ts'
import type { OfficeWords } from '#domain/wording/en/office/office.ts'
import { fill } from '#domain/wording/template.ts'
import type { AccountValues } from './account-form.tsx'

/** Warns a person who changes their own account; empty if only the name changes. */
export const ownConsequences = (
  { role, email, password }: AccountValues,
  account: Account,
  { accounts: words, roles }: Pick<AccountWords, 'accounts'> & Pick<OfficeWords, 'roles'>,
): string => {
  const isChanged = role !== account.role
  const to = isRole(role) ? roles[role] : role
  const sentences = [
    isChanged && fill(words.roleChanges, { from: roles[account.role], to }),
    isChanged && account.role === 'Admin' && words.noLongerAdmin,
    email.trim() !== account.email && fill(words.emailChanges, { email: email.trim() }),
    password !== '' && words.passwordChanges,
  ]
  return sentences.filter(Boolean).join(' ')
}
