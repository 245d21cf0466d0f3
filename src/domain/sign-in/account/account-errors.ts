import { interfaceLanguages, type Languages } from '../../language/language.ts'
import { isRole } from '../../access/role.ts'
import {
  atMost,
  contactLengths,
  contactRules,
  errorsOf,
  firstOf,
  required,
  type Rule,
} from '../../forms/contact-rules.ts'
import { signIn, type SignInWords } from '../../wording/en/access/sign-in.ts'
import { fill } from '../../wording/template.ts'
import type { AccountInput } from './account.ts'

export const passwordLength = { minimum: 12, maximum: 128 } as const

export type AccountErrors = Partial<Record<keyof AccountInput, string>>

type Words = SignInWords['errors']

/** The error of a new password; `undefined` if it is valid. */
export const passwordRule = (password: string, words: Words = signIn.errors): string | undefined => {
  const { minimum, maximum } = passwordLength
  if (password === '') return words.passwordRequired
  if (password.length < minimum) return fill(words.passwordShort, { min: minimum })
  return password.length > maximum ? fill(words.passwordLong, { max: maximum }) : undefined
}

/** The error of a language for the back office; `undefined` if it can be chosen. */
export const languageRule = (
  tag: string,
  languages: Languages,
  words: Words = signIn.errors,
): string | undefined =>
  interfaceLanguages(languages).some((language) => language.tag === tag) ? undefined : words.languageUnknown

const english: Words = signIn.errors

const rules = {
  name: firstOf(required(english.nameRequired), atMost(english.nameLength, contactLengths.name)),
  email: contactRules().email,
  role: (role) => (isRole(role) ? undefined : english.roleRequired),
} as const satisfies Record<string, Rule>

/** Checks an admin user; an update may leave the password empty. */
export const accountErrors = (input: AccountInput, kind: 'add' | 'update'): AccountErrors => {
  const { password, needsApproval, ...rest } = input
  const errors: AccountErrors = {
    ...errorsOf(rules, rest),
    ...(needsApproval && rest.role === 'Admin' && { needsApproval: english.approvalOfAdmin }),
  }
  if (kind === 'update' && password === '') return errors
  const sentence = passwordRule(password)
  return sentence === undefined ? errors : { ...errors, password: sentence }
}
