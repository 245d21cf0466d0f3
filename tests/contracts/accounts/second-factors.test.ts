import { describe, expect, it } from 'vitest'
import { Accounts } from '#ports/staff/accounts.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import { currentCode } from '#tests/support/back-end/current-code.ts'
import { credentials, current, minute, password, signInStore } from './sign-in-store.ts'

describe('second factors in a database', () => {
  const { run, as, signedIn, refused, monasId, rows, pass } = signInStore()

  const signInWith = (code: string) => signedIn({ ...credentials, code })
  const refusedWith = (code: string) => refused({ ...credentials, code })

  /** Switches the second factor on with the current code; the code of the next step is still unused. */
  const switchedOn = async () => {
    const browser = await signedIn()
    const { secret } = await as(
      browser,
      SecondFactors.use((port) => port.offer(password)),
    )
    const confirmedBy = currentCode(secret)
    const codes = await as(
      browser,
      SecondFactors.use((port) => port.confirm(confirmedBy)),
    )
    return { browser, secret, confirmedBy, codes }
  }

  it('accept a code once', async () => {
    const { secret, confirmedBy } = await switchedOn()
    expect((await refusedWith(confirmedBy))._tag).toBe('InputRefused')
    const code = currentCode(secret, 1)
    await signInWith(code)
    expect(await refusedWith(code)).toMatchObject({
      fields: { code: expect.stringContaining('code is wrong') },
    })
  })

  it('accept a code once when it arrives twice at once', async () => {
    const { secret } = await switchedOn()
    const code = currentCode(secret, 1)
    const outcomes = await Promise.allSettled([signInWith(code), signInWith(code)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('store recovery codes hashed, and never return the secret again', async () => {
    const { browser, secret, codes } = await switchedOn()
    const stored = JSON.stringify(await rows('select * from accounts'))
    for (const code of codes) expect(stored).not.toContain(code.replaceAll(' ', ''))
    const returned = [
      await run(Accounts.use((port) => port.get(monasId()))),
      await as(
        browser,
        SecondFactors.use((port) => port.own),
      ),
      await as(browser, current),
    ]
    expect(JSON.stringify(returned)).not.toContain(secret)
  })

  it('record when they are switched on and off', async () => {
    const { browser } = await switchedOn()
    await as(
      browser,
      SecondFactors.use((port) => port.remove(password)),
    )
    expect(
      await rows(`select kind, title from activities where kind like 'secondFactor%' order by id`),
    ).toEqual([
      { kind: 'secondFactorOn', title: 'Mona' },
      { kind: 'secondFactorOff', title: 'Mona' },
    ])
  })

  // Seen failing before: nothing was recorded.
  it('record which roles need one', async () => {
    const browser = await signedIn()
    for (const roles of [['Hr', 'Admin'], []] as const)
      await as(
        browser,
        SecondFactors.use((port) => port.require(roles)),
      )
    expect(await rows(`select title from activities where kind = 'factorRolesSet' order by id`)).toEqual([
      { title: 'Admin, Hr' },
      { title: 'none' },
    ])
  })

  it('accept codes again a quarter of an hour after wrong ones', async () => {
    const { secret } = await switchedOn()
    for (let tries = 0; tries < 5; tries += 1) await refusedWith('000000')
    await pass(15 * minute, 'sign_in_tries', 'tried_at')
    await signInWith(currentCode(secret, 1))
    expect(await rows('select * from sign_in_tries')).toEqual([])
  })
})
