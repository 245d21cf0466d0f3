import { describe, expect, it } from 'vitest'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import {
  current,
  failureOf,
  fiveTimes,
  isSignedOut,
  newPassword,
  signIn,
  signInSteps,
  type SignInUnderTest,
  type Person,
} from './sign-in-steps.ts'

/** Contract of password resets without mail. */
export const passwordResetContract = (label: string, started: () => SignInUnderTest) => {
  const { browser, person, signedIn } = signInSteps(started)

  describe(`${label}: password reset`, () => {
    const link = async ({ user: { id } }: Person) => {
      const made = await started().admin.run(PasswordResets.use((port) => port.createLink(id)))
      return { ...made, token: new URL(made.address).hash.slice(1) }
    }
    const use = (token: string, password = newPassword) =>
      PasswordResets.use((port) => port.setPassword({ token, newPassword: password }))

    it('makes a new link each time, which is good for ten minutes', async () => {
      const who = await person()
      const { address, until, mailed, token } = await link(who)
      expect(address).toMatch(/^https?:\/\/[^/]+\/admin\/reset#[\w-]{22}$/)
      expect(Date.parse(until) - Date.now()).toBeGreaterThan(9 * 60_000)
      expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(10 * 60_000)
      expect(mailed).toBe(false)
      expect((await link(who)).token).not.toBe(token)
      const start = PasswordResets.use((port) => port.createLink('999999'))
      expect((await failureOf(started().admin, start))._tag).toBe('ItemNotFound')
    })

    it('sets the password once, and ends every session of the account', async () => {
      const [who, other] = [await person(), await person()]
      const [here, phone, others] = [await signedIn(who), await signedIn(who), await signedIn(other)]
      const { token } = await link(who)
      await browser().run(use(token))
      for (const ended of [here, phone]) expect(await isSignedOut(ended)).toBe(true)
      expect(await others.run(current)).toEqual(other.user)
      expect((await failureOf(here, signIn(who)))._tag).toBe('NotSignedIn')
      expect(await here.run(signIn({ ...who, password: newPassword }))).toEqual(who.user)
      expect(await failureOf(browser(), use(token))).toMatchObject({
        fields: { token: expect.stringContaining('used') },
      })
    })

    it('refuses a password that breaks a rule, and leaves the link usable', async () => {
      const { token } = await link(await person())
      expect(await failureOf(browser(), use(token, 'short'))).toMatchObject({
        fields: { newPassword: expect.stringContaining('12') },
      })
      await browser().run(use(token))
    })

    it.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA'])('knows no token “%s”', async (token) => {
      expect(await failureOf(browser(), use(token))).toMatchObject({
        _tag: 'InputRefused',
        fields: { token: expect.any(String) },
      })
    })

    it('frees an account that waits after wrong passwords', async () => {
      const who = await person()
      const opened = browser()
      await fiveTimes(() => failureOf(opened, signIn(who, { password: 'wrong' })), 'NotSignedIn')
      expect((await failureOf(opened, signIn(who)))._tag).toBe('TriedTooOften')
      const { token } = await link(who)
      // In another browser: this one would be recognized by its device cookie.
      await browser().run(use(token))
      expect(await opened.run(signIn({ ...who, password: newPassword }))).toEqual(who.user)
    })

    it('frees a browser that the account has signed in from', async () => {
      const who = await person()
      const own = await signedIn(who)
      await fiveTimes(() => failureOf(own, signIn(who, { password: 'wrong' })), 'NotSignedIn')
      expect((await failureOf(own, signIn(who)))._tag).toBe('TriedTooOften')
      const { token } = await link(who)
      await own.run(use(token))
      expect(await own.run(signIn({ ...who, password: newPassword }))).toEqual(who.user)
    })

    it('cannot be asked for without mail', async () => {
      const opened = browser()
      expect(await opened.run(PasswordResets.use((port) => port.byMail))).toBe(false)
      const ask = PasswordResets.use((port) => port.mailLink('nobody@example.com'))
      expect((await failureOf(opened, ask))._tag).toBe('ItemNotFound')
    })
  })
}
