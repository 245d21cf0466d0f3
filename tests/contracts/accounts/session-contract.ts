import { describe, expect, it } from 'vitest'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import {
  changePassword,
  current,
  failureOf,
  fiveTimes,
  iPhone,
  isSignedOut,
  newPassword,
  sessions,
  signIn,
  signOut,
  signInSteps,
  type SignInUnderTest,
} from './sign-in-steps.ts'

/** Contract of `Session` and `OwnSessions`. */
export const sessionContract = (label: string, started: () => SignInUnderTest) => {
  const { browser, person, signedIn } = signInSteps(started)

  describe(`${label}: session`, () => {
    it('[G8] returns the entry, however the e-mail is written', async () => {
      const { user, password } = await person()
      const opened = browser()
      expect(await isSignedOut(opened)).toBe(true)
      const email = ` ${user.email.toUpperCase()} `
      expect(await opened.run(Session.use((port) => port.signIn({ email, password })))).toEqual(user)
      expect(await opened.run(current)).toEqual(user)
    })

    it('refuses a wrong password and an unknown e-mail alike', async () => {
      const who = await person()
      const opened = browser()
      const wrong = await failureOf(opened, signIn(who, { password: 'another password' }))
      expect(wrong).toMatchObject({
        _tag: 'NotSignedIn',
        message: expect.stringMatching(/./),
      })
      const nobody = { ...who, user: { ...who.user, email: 'nobody@example.com' } }
      const unknown = await failureOf(opened, signIn(nobody))
      expect([unknown._tag, unknown.message]).toEqual([wrong._tag, wrong.message])
      expect(await isSignedOut(opened)).toBe(true)
    })

    it('makes even the right password wait after five wrong ones', async () => {
      const who = await person()
      const opened = browser()
      await fiveTimes(() => failureOf(opened, signIn(who, { password: 'wrong' })), 'NotSignedIn')
      const { _tag, ...throttled } = await failureOf(opened, signIn(who))
      expect(_tag).toBe('TriedTooOften')
      expect(Object(throttled).retryAfter).toBeGreaterThan(0)
      await signedIn(await person())
    })

    it('ends with the sign-out, in this browser only', async () => {
      const who = await person()
      const [here, phone] = [await signedIn(who), await signedIn(who)]
      await here.run(signOut)
      expect(await isSignedOut(here)).toBe(true)
      expect(await phone.run(current)).toEqual(who.user)
    })
  })

  describe(`${label}: a sign-in in a browser that has a session`, () => {
    // Seen failing before: a stolen cookie outlived the sign-out of the session that had replaced it.
    it('ends that session', async () => {
      const who = await person()
      const here = await signedIn(who)
      await here.run(signIn(who))
      expect(await here.run(sessions)).toMatchObject([{ isThisOne: true }])
    })
  })

  describe(`${label}: own account`, () => {
    it('changes the own name', async () => {
      const who = await person()
      const here = await signedIn(who)
      const rename = (name: string) => Session.use((port) => port.changeOwn({ name }))
      const changed = { ...who.user, name: 'Noor A.' }
      expect(await here.run(rename(' Noor A. '))).toEqual(changed)
      expect(await here.run(current)).toEqual(changed)
      expect(await failureOf(here, rename(' '))).toMatchObject({ fields: { name: 'Name is required' } })
      expect((await failureOf(browser(), rename('Nora')))._tag).toBe('NotSignedIn')
    })

    it('keeps the language of the back office once one is chosen', async () => {
      const who = await person()
      const here = await signedIn(who)
      const choose = (language: string) => Session.use((port) => port.changeOwn({ language }))
      const chosen = { ...who.user, language: 'ar' }
      expect(await here.run(choose('ar'))).toEqual(chosen)
      expect(await here.run(Session.use((port) => port.changeOwn({ name: who.user.name })))).toEqual(chosen)
      expect(await browser().run(signIn(who))).toEqual(chosen)
      expect(await here.run(choose('en'))).toEqual({ ...who.user, language: 'en' })
    })

    it.each(['fr', 'AR', ''])('refuses the language “%s”, which the back office lacks', async (language) => {
      const who = await person()
      const here = await signedIn(who)
      expect(
        await failureOf(
          here,
          Session.use((port) => port.changeOwn({ language })),
        ),
      ).toMatchObject({ fields: { language: 'Choose a language of the back office' } })
      expect(await here.run(current)).toEqual(who.user)
    })

    it('ends the other sessions when the password changes', async () => {
      const who = await person()
      const [here, phone] = [await signedIn(who), await signedIn(who)]
      await here.run(changePassword(who.password))
      expect(await here.run(current)).toEqual(who.user)
      expect(await isSignedOut(phone)).toBe(true)
      expect((await failureOf(phone, signIn(who)))._tag).toBe('NotSignedIn')
      expect(await phone.run(signIn({ ...who, password: newPassword }))).toEqual(who.user)
    })

    it('refuses a new password that is too short', async () => {
      const who = await person()
      const change = { currentPassword: who.password, newPassword: 'short' }
      const refused = await failureOf(
        await signedIn(who),
        Session.use((port) => port.changeOwn(change)),
      )
      expect(refused).toMatchObject({ fields: { newPassword: expect.stringContaining('12') } })
    })

    it('refuses wrong current passwords, and throttles them', async () => {
      const who = await person()
      const here = await signedIn(who)
      expect(await failureOf(here, changePassword(''))).toMatchObject({
        fields: { currentPassword: expect.any(String) },
      })
      for (let tries = 0; tries < 4; tries += 1) await failureOf(here, changePassword('wrong'))
      expect((await failureOf(here, changePassword(who.password)))._tag).toBe('TriedTooOften')
      expect(await browser().run(signIn(who))).toEqual(who.user)
    })
  })

  describe(`${label}: own sessions`, () => {
    it('lists the current session first, with the devices', async () => {
      const who = await person()
      await signedIn(who, iPhone)
      const here = await signedIn(who)
      const time = expect.stringMatching(/^\d{4}-.*Z$/)
      const id = expect.stringMatching(/^\d+$/)
      const common = { id, openedAt: time, usedAt: time }
      expect(await here.run(sessions)).toEqual([
        { ...common, browser: 'Firefox', system: 'Windows', isThisOne: true },
        { ...common, browser: 'Safari', system: 'iPhone', isThisOne: false },
      ])
      expect((await failureOf(browser(), sessions))._tag).toBe('NotSignedIn')
    })

    it('ends one session of the same person', async () => {
      const who = await person()
      const [here, phone] = [await signedIn(who), await signedIn(who)]
      const [, { id } = { id: '' }] = await here.run(sessions)
      const end = OwnSessions.use((port) => port.end(id))
      expect((await failureOf(await signedIn(await person()), end))._tag).toBe('ItemNotFound')
      await here.run(end)
      expect(await isSignedOut(phone)).toBe(true)
      expect(await here.run(current)).toEqual(who.user)
      expect((await failureOf(here, end))._tag).toBe('ItemNotFound')
    })

    it.each(['999999', '0', 'x'])('ends no session “%s”', async (id) => {
      const end = OwnSessions.use((port) => port.end(id))
      expect((await failureOf(await signedIn(await person()), end))._tag).toBe('ItemNotFound')
    })

    it('ends all sessions of the same person', async () => {
      const [who, other] = [await person(), await person()]
      const [here, phone, others] = [await signedIn(who), await signedIn(who), await signedIn(other)]
      await here.run(OwnSessions.use((port) => port.endAll))
      expect(await isSignedOut(here)).toBe(true)
      expect(await isSignedOut(phone)).toBe(true)
      expect(await others.run(current)).toEqual(other.user)
    })
  })
}
