import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/session/entry.ts'
import type { Session } from '#ports/staff/session.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

interface Person {
  readonly entry: Entry
  readonly password: string
}

/** What everything does that signs a person in and keeps their session; the person has an account and is signed out. */
export const sessionContract = (
  label: string,
  start: Start<Session['Service']>,
  { entry, password }: Person,
) => {
  describe(`${label}: session`, () => {
    const session = startedFor('each', start)
    const { email } = entry
    const signIn = (typed = password, as = email) => session().signIn({ email: as, password: typed })
    const isOver = async () => (await failureOf(session().current()))._tag === 'NotSignedIn'

    it('[G8] starts with the entry, however the e-mail is written', async () => {
      expect(await isOver()).toBe(true)
      expect(await run(signIn(password, ` ${email.toUpperCase()} `))).toEqual(entry)
      expect(await run(session().current())).toEqual(entry)
    })

    it('does not start alike for a wrong password and an unknown e-mail', async () => {
      const wrong = await failureOf(signIn('another password'))
      expect(wrong).toMatchObject({ _tag: 'NotSignedIn', answered: true })
      expect(wrong.message).not.toBe('')
      const unknown = await failureOf(signIn(password, 'nobody@example.com'))
      expect([unknown._tag, unknown.message]).toEqual([wrong._tag, wrong.message])
      expect(await isOver()).toBe(true)
    })

    it('ends with the sign-out', async () => {
      await run(signIn())
      await run(session().signOut())
      expect(await isOver()).toBe(true)
    })

    it('changes the own name, which the entry then has', async () => {
      await run(signIn())
      const changed = { ...entry, name: 'Noor A.' }
      expect(await run(session().changeOwn({ name: 'Noor A.' }))).toEqual(changed)
      expect(await run(session().current())).toEqual(changed)
    })

    it('changes no password without the current one', async () => {
      await run(signIn())
      const change = { currentPassword: 'another password', newPassword: 'a lantern on the mast' }
      expect(await failureOf(session().changeOwn(change))).toMatchObject({
        _tag: 'InputRefused',
        fields: { currentPassword: expect.any(String) },
      })
      expect(await run(signIn())).toEqual(entry)
    })

    it('takes no new password that is too short', async () => {
      await run(signIn())
      const change = { currentPassword: password, newPassword: 'short' }
      expect(await failureOf(session().changeOwn(change))).toMatchObject({
        _tag: 'InputRefused',
        fields: { newPassword: expect.any(String) },
      })
    })

    it('starts by the new password alone once it was changed, and goes on meanwhile', async () => {
      await run(signIn())
      const newPassword = 'a lantern on the mast'
      await run(session().changeOwn({ currentPassword: password, newPassword }))
      expect(await run(session().current())).toEqual(entry)
      await run(session().signOut())
      expect((await failureOf(signIn()))._tag).toBe('NotSignedIn')
      expect(await run(signIn(newPassword))).toEqual(entry)
    })

    it('changes nothing of nobody', async () => {
      expect(await failureOf(session().changeOwn({ name: 'Noor A.' }))).toMatchObject({
        _tag: 'NotSignedIn',
      })
    })
  })
}
