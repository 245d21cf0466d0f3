import { describe, expect, it } from 'vitest'
import type { AccountInput } from '#domain/sign-in/account/account.ts'
import { accountErrors } from '#domain/sign-in/account/account-errors.ts'

const complete: AccountInput = {
  name: 'Layla Mansoor',
  email: 'layla@sahilan.example',
  role: 'CXTeam',
  password: 'twelve chars',
}
const empty: AccountInput = { name: '', email: ' ', role: '', password: '' }

describe('the rules of an admin user', () => {
  it('accept a complete one', () => {
    expect(accountErrors(complete, 'add')).toEqual({})
  })

  it('require every field of a new one', () => {
    expect(accountErrors(empty, 'add')).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      role: 'Role is required',
      password: 'Password is required',
    })
  })

  it('let an update leave only the password empty', () => {
    expect(accountErrors({ ...complete, password: '' }, 'update')).toEqual({})
    expect(accountErrors(empty, 'update')).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      role: 'Role is required',
    })
  })

  it.each(['Admin', 'Hr', 'CXTeam'])('accept the role %s', (role) => {
    expect(accountErrors({ ...complete, role }, 'add')).toEqual({})
  })

  it.each(['admin', 'Owner', ' Admin', 'Admin ', 'toString'])('refuse the role %j', (role) => {
    expect(accountErrors({ ...complete, role }, 'add')).toEqual({ role: 'Role is required' })
  })

  it.each(['add', 'update'] as const)('require a password of 12 to 128 characters on %s', (kind) => {
    const withPassword = (length: number) =>
      accountErrors({ ...complete, password: 'x'.repeat(length) }, kind)
    expect(withPassword(11)).toEqual({ password: 'Password has at least 12 characters' })
    expect(withPassword(12)).toEqual({})
    expect(withPassword(128)).toEqual({})
    expect(withPassword(129)).toEqual({ password: 'Password has at most 128 characters' })
  })

  it('count the spaces of a password', () => {
    expect(accountErrors({ ...complete, password: ' ten chars ' }, 'add')).toEqual({
      password: 'Password has at least 12 characters',
    })
    expect(accountErrors({ ...complete, password: ' '.repeat(12) }, 'add')).toEqual({})
  })

  it('require a name of up to 200 characters and a valid e-mail', () => {
    expect(accountErrors({ ...complete, name: 'x'.repeat(201) }, 'add')).toEqual({
      name: 'Name has at most 200 characters',
    })
    expect(accountErrors({ ...complete, email: 'layla' }, 'add')).toEqual({ email: 'Invalid email format' })
  })
})

it('[X6] refuses the need of approval for an Admin alone', () => {
  const marked = { ...complete, needsApproval: true }
  expect(accountErrors(marked, 'add')).toEqual({})
  expect(accountErrors({ ...marked, role: 'Admin' }, 'add')).toEqual({
    needsApproval: 'An Admin needs no approval',
  })
  expect(accountErrors({ ...marked, needsApproval: false, role: 'Admin' }, 'update')).toEqual({})
})
