import { passwordRule } from '#domain/sign-in/account/account-errors.ts'
import { commonPasswords } from './common-passwords.ts'

/** The rule of a new password, with the list of common ones that browsers don't have. */
export const newPasswordError = (password: string): string | undefined =>
  passwordRule(password) ??
  (commonPasswords.has(password.toLowerCase())
    ? 'This password is too common: others try it first'
    : undefined)
