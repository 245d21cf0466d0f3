import { isRole } from '../role.ts'
import {
  atMost,
  contactLengths,
  contactRules,
  errorsOf,
  firstOf,
  required,
  type Rule,
} from '../forms/contact-rules.ts'
import type { AccountInput } from './account.ts'

export const passwordLength = { least: 12, most: 128 } as const

export type AccountErrors = Partial<Record<keyof AccountInput, string>>

export const passwordRule: Rule = (password) => {
  if (password === '') return 'Password is required'
  if (password.length < passwordLength.least)
    return `Password has at least ${passwordLength.least} characters`
  if (password.length > passwordLength.most) return `Password has at most ${passwordLength.most} characters`
  return undefined
}

const rules = {
  name: firstOf(required('Name is required'), atMost('Name', contactLengths.name)),
  email: contactRules.email,
  role: (role) => (isRole(role) ? undefined : 'Role is required'),
} as const satisfies Record<string, Rule>

/** Checks an admin user; an update may leave the password empty. */
export const accountErrors = (input: AccountInput, kind: 'add' | 'update'): AccountErrors => {
  const { password, ...rest } = input
  const errors: AccountErrors = errorsOf(rules, rest)
  if (kind === 'update' && password === '') return errors
  const sentence = passwordRule(password)
  return sentence === undefined ? errors : { ...errors, password: sentence }
}
