import { describe, expect, it } from 'vitest'
import { credentials, password, signInStore } from './sign-in-store.ts'

describe('one’s own account', () => {
  const { accounts, signIn, refusedSignIn, monasId, open, refused, whose, isOver } = signInStore()

  const newPassword = 'another stone in the wall'

  it('takes a name', async () => {
    const { token } = await open()
    expect(await signIn((port) => port.changeOwn(token, { name: ' Mona Haddad ' }))).toEqual({
      id: monasId(),
      name: 'Mona Haddad',
      email: 'mona@example.com',
      role: 'Hr',
    })
    expect(await accounts((port) => port.get(monasId()))).toMatchObject({ name: 'Mona Haddad', version: 2 })
    expect(await refusedSignIn((port) => port.changeOwn(token, { name: ' ' }))).toMatchObject({
      _tag: 'InputRefused',
      fields: { name: 'Name is required' },
    })
  })

  it('takes a password for the current one, and ends the other sessions', async () => {
    const here = await open()
    const elsewhere = await open()
    await signIn((port) => port.changeOwn(here.token, { currentPassword: password, newPassword }))
    expect(await whose(here.token)).toEqual(here.entry)
    expect(await isOver(elsewhere.token)).toBe(true)
    expect((await refused(credentials))._tag).toBe('NotSignedIn')
    expect((await open({ ...credentials, password: newPassword })).entry).toEqual(here.entry)
  })

  it('keeps its password where the current one is wrong or the new one breaks a rule', async () => {
    const { token } = await open()
    const refusal = (change: object) => refusedSignIn((port) => port.changeOwn(token, change))
    expect(await refusal({ newPassword })).toMatchObject({
      fields: { currentPassword: expect.any(String) },
    })
    expect(await refusal({ currentPassword: 'wrong', newPassword })).toMatchObject({
      fields: { currentPassword: expect.any(String) },
    })
    expect(await refusal({ currentPassword: password, newPassword: 'short' })).toMatchObject({
      fields: { newPassword: expect.stringContaining('12') },
    })
    expect((await open()).entry.id).toBe(monasId())
  })

  it('cannot be guessed at without end', async () => {
    const { token } = await open()
    const guess = { currentPassword: 'wrong', newPassword }
    for (let tries = 0; tries < 5; tries += 1) await refusedSignIn((port) => port.changeOwn(token, guess))
    expect(await refusedSignIn((port) => port.changeOwn(token, guess))).toMatchObject({
      _tag: 'TriedTooOften',
    })
  })

  it('is nobody’s without a session', async () => {
    expect(await refusedSignIn((port) => port.changeOwn('no token', { name: 'X' }))).toMatchObject({
      _tag: 'NotSignedIn',
    })
  })
})
