import { describe, expect, it, vi } from 'vitest'
import { memoryBrowser } from '#adapters/memory/accounts/sign-in-store.ts'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import { currentCode } from '#tests/support/back-end/current-code.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import { changePassword, credentials, minute, newPassword, password, signInStore } from './sign-in-store.ts'

describe('password resets in a database', () => {
  const store = signInStore()
  const { run, as, failing, signedIn, refused, monasId, changeMona, removeMona, rows, pass } = store

  const here = memoryBrowser()
  const useOf = (token: string) => PasswordResets.use((port) => port.setPassword({ token, newPassword }))
  const askFor = (email: string) => PasswordResets.use((port) => port.mailLink(email))
  const start = async () => {
    const { address } = await run(PasswordResets.use((port) => port.createLink(monasId())))
    return new URL(address).hash.slice(1)
  }
  const use = (token: string) => as(here, useOf(token))
  const isSpent = async (token: string) => {
    const failure = await failing(here, useOf(token))
    return failure._tag === 'InputRefused' && 'token' in failure.fields
  }

  it('use a link once when it arrives twice at once', async () => {
    const token = await start()
    const outcomes = await Promise.allSettled([use(token), use(token)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('accept a link for ten minutes', async () => {
    const token = await start()
    await pass(10 * minute, 'password_resets', 'until')
    expect(await isSpent(token)).toBe(true)
    const later = await start()
    await pass(9 * minute, 'password_resets', 'until')
    await use(later)
  })

  it('store links hashed, and delete expired ones', async () => {
    const token = await start()
    expect(JSON.stringify(await rows('select * from password_resets'))).not.toContain(token)
    await pass(10 * minute, 'password_resets', 'until')
    await start()
    expect(await rows('select * from password_resets')).toHaveLength(1)
  })

  it.each([
    ['another link is used', async () => use(await start())],
    ['an Admin sets the password', () => changeMona({ password: newPassword })],
    ['the person changes the password', async () => as(await signedIn(), changePassword)],
    ['the e-mail changes', () => changeMona({ email: 'm@example.com' })],
    ['the account is deleted', () => removeMona()],
  ])('end a link when %s', async (_, change: () => Promise<unknown>) => {
    const token = await start()
    await change()
    expect(await isSpent(token)).toBe(true)
  })

  it('accept a link after another change of the account', async () => {
    const token = await start()
    await changeMona({ name: 'Mona H.' })
    await use(token)
    expect(await isSpent(token)).toBe(true)
  })

  it('leave the second factor on', async () => {
    const browser = await signedIn()
    const { secret } = await as(
      browser,
      SecondFactors.use((port) => port.offer(password)),
    )
    await as(
      browser,
      SecondFactors.use((port) => port.confirm(currentCode(secret))),
    )
    await use(await start())
    const again = { ...credentials, password: newPassword }
    expect((await refused(again))._tag).toBe('InputRefused')
    await signedIn({ ...again, code: currentCode(secret, 1) })
  })

  it('throttle wrong tokens by network address', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      expect((await failing(here, useOf('x')))._tag).toBe('InputRefused')
    expect((await failing(here, useOf('x')))._tag).toBe('TriedTooOften')
  })

  it('mail a link to the account that has the e-mail, if any', async () => {
    await as(here, askFor('nobody@example.com'))
    await as(here, askFor(' MONA@example.com'))
    await vi.waitFor(() => expect(store.letters()).not.toEqual([]), { timeout: 5_000 })
    expect(store.letters()).toEqual([
      {
        to: 'mona@example.com',
        name: 'Mona',
        language: '',
        address: expect.stringMatching(/\/admin\/reset#[\w-]{22}$/),
      },
    ])
    await use(new URL(store.letters()[0]?.address ?? '').hash.slice(1))
  })

  it.each(['mona@example.com', 'nobody@example.com'])('mail %s three links at most', async (email) => {
    for (let tries = 0; tries < 3; tries += 1) await as(here, askFor(email), `10.0.1.${tries}`)
    expect(await failing(here, askFor(email), '10.0.1.9')).toMatchObject({
      _tag: 'TriedTooOften',
      retryAfter: expect.any(Number),
    })
    await signedIn()
  })

  it('accept twenty requests from one address', async () => {
    for (let tries = 0; tries < 20; tries += 1) await as(here, askFor(`nobody${tries}@example.com`))
    expect((await failing(here, askFor(credentials.email)))._tag).toBe('TriedTooOften')
  })

  it('record links and their use, without the secret', async () => {
    const token = await start()
    await as(here, askFor(credentials.email))
    await vi.waitFor(() => expect(store.letters()).toHaveLength(2), { timeout: 5_000 })
    await use(token)
    const written = await rows('select * from activities')
    expect(written.filter(({ kind }) => kind === 'resetStarted')).toMatchObject([
      { title: 'Mona', address: '' },
      { title: 'Mona', address: '10.0.0.1', author: '' },
    ])
    expect(written.at(-1)).toMatchObject({ kind: 'updated', author: 'Mona', subject: 'account' })
    expect(JSON.stringify(written)).not.toContain(token)
  })
})
