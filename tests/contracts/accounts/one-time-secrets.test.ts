import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { currentCode } from '#tests/support/current-code.ts'
import { credentials, minute, password, signInStore } from './sign-in-store.ts'

describe('a second factor', () => {
  const store = signInStore()
  const { run, accounts, signIn, secrets, resets, monasId, open, refused, whose, isOver, pass } = store

  const rows = (text: string) =>
    run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Readonly<Record<string, unknown>>>(text)))
  const signInWith = (code: string) => open({ ...credentials, code })
  const refusedWith = (code: string, address?: string) => refused({ ...credentials, code }, address)

  /** Switched on by the code of now; the one of the next step is still to be used. */
  const switchedOn = async () => {
    const { token } = await open()
    const { secret } = await secrets((port) => port.offer(token, password))
    const confirmedBy = currentCode(secret)
    const codes = await secrets((port) => port.confirm(token, confirmedBy))
    return { token, secret, confirmedBy, codes }
  }

  it('is asked for beside the right password, and not beside a wrong one', async () => {
    await switchedOn()
    expect(await refused(credentials)).toMatchObject({
      _tag: 'InputRefused',
      fields: { code: 'Code is required' },
    })
    expect((await refused())._tag).toBe('NotSignedIn')
    expect((await refused({ email: 'nobody@example.com', password }))._tag).toBe('NotSignedIn')
  })

  it('lets in with a code, once', async () => {
    const { secret } = await switchedOn()
    const code = currentCode(secret, 1)
    expect((await signInWith(code)).entry.id).toBe(monasId())
    expect(await refusedWith(code)).toMatchObject({ fields: { code: expect.stringContaining('not right') } })
  })

  it('is used by one of two at once', async () => {
    const { secret } = await switchedOn()
    const code = currentCode(secret, 1)
    const outcomes = await Promise.allSettled([signInWith(code), signInWith(code)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('does not take the code again by which it was switched on', async () => {
    const { confirmedBy } = await switchedOn()
    expect((await refusedWith(confirmedBy))._tag).toBe('InputRefused')
  })

  it('lets in with a recovery code, however it is typed, once', async () => {
    const { token, codes } = await switchedOn()
    const [first = '', second = ''] = codes
    await signInWith(first)
    expect((await refusedWith(first))._tag).toBe('InputRefused')
    await signInWith(second.toLowerCase().replaceAll(' ', '-'))
    expect(await secrets((port) => port.own(token))).toMatchObject({ recoveryCodesLeft: 8 })
  })

  it('cannot be guessed at without end: a wrong code counts as a wrong password', async () => {
    const { secret } = await switchedOn()
    for (let tries = 0; tries < 5; tries += 1)
      expect((await refusedWith('000000', '10.0.3.9'))._tag).toBe('InputRefused')
    expect((await refusedWith(currentCode(secret, 1), '10.0.3.9'))._tag).toBe('TriedTooOften')
    expect((await refused(credentials, '10.0.3.9'))._tag).toBe('TriedTooOften')
  })

  it('may be left out as often as one likes', async () => {
    const { secret } = await switchedOn()
    for (let tries = 0; tries < 8; tries += 1) expect((await refused(credentials))._tag).toBe('InputRefused')
    await signInWith(currentCode(secret, 1))
  })

  it('ends the other sessions when it is switched on', async () => {
    const other = await open()
    const { token } = await switchedOn()
    expect(await isOver(other.token)).toBe(true)
    expect((await whose(token)).id).toBe(monasId())
  })

  it('is switched off for somebody who has lost the device, whose sessions end', async () => {
    const { token } = await switchedOn()
    await secrets((port) => port.removeOf(monasId()))
    expect(await isOver(token)).toBe(true)
    expect((await open()).entry.id).toBe(monasId())
  })

  it('outlives another password', async () => {
    const { secret } = await switchedOn()
    const { token } = await resets((port) => port.start(monasId()))
    const newPassword = 'another stone in the wall'
    await resets((port) => port.use({ token, newPassword }, { address: '10.0.0.1', deviceCookie: '' }))
    const again = { ...credentials, password: newPassword }
    expect((await refused(again))._tag).toBe('InputRefused')
    await open({ ...again, code: currentCode(secret, 1) })
  })

  it('keeps recovery codes hashed, and tells nobody its secret again', async () => {
    const { token, secret, codes } = await switchedOn()
    const kept = JSON.stringify(await rows('select * from accounts'))
    for (const code of codes) expect(kept).not.toContain(code.replaceAll(' ', ''))
    const told = [
      await accounts((port) => port.get(monasId())),
      await secrets((port) => port.own(token)),
      await whose(token),
    ]
    expect(JSON.stringify(told)).not.toContain(secret)
  })

  describe('that a role has to have', () => {
    const required = () => secrets((port) => port.require(['Hr']))

    it('is said to be lacking from the next call on, until it is set up', async () => {
      const { token, entry } = await open()
      expect(entry).not.toHaveProperty('lacksSecondFactor')
      await required()
      expect(await whose(token)).toMatchObject({ lacksSecondFactor: true })
      expect((await open()).entry).toMatchObject({ lacksSecondFactor: true })
      expect(await signIn((port) => port.changeOwn(token, { name: 'Mona' }))).toHaveProperty(
        'lacksSecondFactor',
      )
      const { token: guarded } = await switchedOn()
      expect(await whose(guarded)).not.toHaveProperty('lacksSecondFactor')
    })

    it('is asked of no other role', async () => {
      await required()
      const { entry } = await open({ email: 'admin@example.com', password })
      expect(entry).not.toHaveProperty('lacksSecondFactor')
    })

    it('cannot be switched off by its person', async () => {
      await required()
      const { token } = await switchedOn()
      const failure = await secrets((port) => Effect.flip(port.remove(token, password)))
      expect(failure).toMatchObject({ fields: { currentPassword: expect.stringContaining('has to have') } })
      expect(await secrets((port) => port.own(token))).toMatchObject({ on: true, required: true })
    })
  })

  it('is written down when it is switched on and off', async () => {
    const { token } = await switchedOn()
    await secrets((port) => port.remove(token, password))
    const written = await rows(
      `select kind, title from activities where kind like 'secondFactor%' order by id`,
    )
    expect(written).toEqual([
      { kind: 'secondFactorOn', title: 'Mona' },
      { kind: 'secondFactorOff', title: 'Mona' },
    ])
  })

  it('is asked again a quarter of an hour after wrong codes', async () => {
    const { secret } = await switchedOn()
    for (let tries = 0; tries < 5; tries += 1) await refusedWith('000000')
    await pass(15 * minute, 'sign_in_tries', 'tried_at')
    await signInWith(currentCode(secret, 1))
    expect(await rows('select * from sign_in_tries')).toEqual([])
  })
})
