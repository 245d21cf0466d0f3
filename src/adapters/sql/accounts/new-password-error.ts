import { passwordRule } from '#domain/account/account-errors.ts'
import { commonPasswords } from './common-passwords.ts'

/** The rule of a new password, and what only the server knows of it. */
export const newPasswordError = (password: string): string | undefined =>
  passwordRule(password) ??
  (commonPasswords.has(password.toLowerCase())
    ? 'This password is too common: others try it first'
    : undefined)
