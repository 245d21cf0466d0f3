import { Result } from 'effect'
import { describe, expect, test } from 'vitest'
import { contactLengths } from '#domain/forms/contact-rules.ts'
import type { Account } from '#domain/sign-in/account/account.ts'
import { maySignInByPassword } from '#domain/sign-in/single-sign-on/password-sign-in.ts'
import { providedAccount, type StoredAccounts } from '#domain/sign-in/single-sign-on/provided-account.ts'
import type { ProvidedPerson } from '#domain/sign-in/single-sign-on/provided-person.ts'

const account = (id: string, changes: Partial<Account> = {}): Account => ({
  id,
  name: 'Mona',
  email: 'mona@example.com',
  role: 'CXTeam',
  lastSignInAt: '',
  version: 1,
  createdAt: '',
  updatedAt: '',
  ...changes,
})
const mona: ProvidedPerson = {
  issuer: 'https://login.example',
  subject: 'a1',
  name: ' Mona Ali ',
  email: 'mona.ali@example.com',
  groups: ['editors'],
}
const nobody: StoredAccounts = { role: 'CXTeam', known: undefined, sameEmail: undefined }
const found = (known: Partial<StoredAccounts>, person: Partial<ProvidedPerson> = {}) => {
  const result = providedAccount({ ...mona, ...person }, { ...nobody, ...known })
  return Result.isSuccess(result)
    ? { id: result.success.account?.id, ...result.success.fields }
    : result.failure
}

describe('[O19] a person of the provider', () => {
  test('is unknown at first, and gets an account with what the provider says', () => {
    expect(found({})).toEqual({
      id: undefined,
      name: 'Mona Ali',
      email: 'mona.ali@example.com',
      role: 'CXTeam',
    })
  })

  test('has name, e-mail and role from the provider at each sign-in', () => {
    expect(found({ known: account('7'), role: 'Hr' })).toEqual({
      id: '7',
      name: 'Mona Ali',
      email: 'mona.ali@example.com',
      role: 'Hr',
    })
  })

  test('has no half of a character in a name that is too long', () => {
    const start = 'x'.repeat(contactLengths.name - 1)
    expect(found({}, { name: `${start}👍` })).toMatchObject({ name: start })
  })

  test('is refused without a mapped group, known or not', () => {
    expect(found({ role: undefined })).toBe('noRole')
    expect(found({ role: undefined, known: account('7') })).toBe('noRole')
    expect(found({ role: undefined, linking: account('7') })).toBe('noRole')
  })

  test('needs an e-mail address, and keeps the former one if the new one is none', () => {
    expect(found({}, { email: '' })).toBe('noEmail')
    expect(found({ known: account('7') }, { email: 'no address' })).toMatchObject({
      email: 'mona@example.com',
    })
    expect(found({}, { name: ' ' })).toMatchObject({ name: 'mona.ali@example.com' })
  })
})

describe('[O20] an equal e-mail address', () => {
  test('links no accounts', () => {
    expect(found({ sameEmail: account('3') })).toBe('emailTaken')
  })

  test('of another account leaves a known person the former one', () => {
    expect(found({ known: account('7'), sameEmail: account('3') })).toMatchObject({
      id: '7',
      email: 'mona@example.com',
    })
  })
})

describe('[O20] a signed-in person', () => {
  test('links their local account, whatever its address', () => {
    expect(found({ linking: account('3') })).toMatchObject({ id: '3', email: 'mona.ali@example.com' })
    expect(found({ linking: account('3'), sameEmail: account('3') })).toMatchObject({ id: '3' })
  })

  test('cannot link somebody who has another account here', () => {
    expect(found({ linking: account('3'), known: account('7') })).toBe('linkedElsewhere')
  })

  test('cannot link the last local Admin', () => {
    const linking = account('3', { role: 'Admin' })
    expect(found({ linking, hasOtherLocalAdmin: false })).toBe('lastAdmin')
    expect(found({ linking, hasOtherLocalAdmin: true })).toMatchObject({ id: '3' })
    expect(found({ linking: account('3'), hasOtherLocalAdmin: false })).toMatchObject({ id: '3' })
  })
})

test('[O20] as a way back only local Admins with a second factor sign in by password', () => {
  const may = (role: Account['role'], hasSecondFactor: boolean) =>
    maySignInByPassword('way-back', { role, hasSecondFactor })
  expect([may('Admin', true), may('Admin', false), may('Hr', true), may('CXTeam', true)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(maySignInByPassword('on', { role: 'CXTeam', hasSecondFactor: false })).toBe(true)
})
