import { passwordRule } from '#domain/account/account-errors.ts'
import type { FormErrors } from '../editor/form/form-state.ts'

export type OwnValues = Readonly<Record<'name' | 'currentPassword' | 'newPassword', string>>

/** A new password is optional, and needs the current one. */
export const ownErrors = ({ name, currentPassword, newPassword }: OwnValues): FormErrors => {
  const errors: Partial<Record<keyof OwnValues, string>> = {}
  if (name.trim() === '') errors.name = 'Name is required'
  const fault = newPassword === '' ? undefined : passwordRule(newPassword)
  if (fault !== undefined) errors.newPassword = fault
  if (newPassword !== '' && currentPassword === '') errors.currentPassword = 'Current password is required'
  return errors
}
