import { Context, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { noPersonalData } from '#domain/privacy/personal-data.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { History } from '#ports/content/history.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { Trash } from '#ports/content/trash.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { position, profile, resume } from '../inbox/profiles-contract.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

/** The ports of one database that hold a person's data. */
export class PersonalStores extends Context.Service<PersonalStores>()('sahilan/tests/PersonalStores', {
  make: Effect.all({
    enquiries: Enquiries,
    profiles: Profiles,
    trash: Trash,
    history: History,
    personal: PersonalData,
  }),
}) {
  static readonly layer = Layer.effect(PersonalStores, PersonalStores.make)
}

/** Contract of `PersonalData`. */
export const personalDataContract = (label: string, start: Start<PersonalStores['Service']>) => {
  describe(`${label}: personal data`, () => {
    const stores = startedFor('all', start)
    const find = (email: string) => run(stores().personal.find(email))
    const erase = (email: string) => run(stores().personal.erase(email))
    const totals = async () => ({
      enquiries: (await run(stores().enquiries.list({ status: 'any' }))).items.map(({ email }) => email),
      profiles: (await run(stores().profiles.list({ status: 'any' }))).items.map(({ email }) => email),
      trash: (await run(stores().trash.list())).total,
    })

    it('finds nothing of an unknown person', async () => {
      expect(await find('nobody@example.com')).toEqual({
        counts: noPersonalData,
        isStaff: false,
        erasures: [],
      })
      expect(await erase('nobody@example.com')).toEqual(noPersonalData)
      expect((await find('nobody@example.com')).erasures).toEqual([])
    })

    it.each(['', 'nobody', '@'])('refuses “%s”, which is no e-mail address', async (email) => {
      const refused = { _tag: 'InputRefused', fields: { email: expect.any(String) } }
      expect(await failureOf(stores().personal.find(email))).toMatchObject(refused)
      expect(await failureOf(stores().personal.erase(email))).toMatchObject(refused)
    })

    it('finds and erases everything of one person, whatever the case of the e-mail', async () => {
      const { enquiries, profiles, history } = stores()
      const others = { ...enquiry, email: 'xzoe@mail.example' }
      await run(enquiries.send(others))
      for (const email of ['zoe@mail.example', ' Zoe@Mail.Example '])
        await run(enquiries.send({ ...enquiry, email }))
      await run(enquiries.send({ ...enquiry, email: 'ZOE@mail.example' }, { decoy: 'caught' }))
      await run(profiles.send({ ...profile, careerId: position.careerId, email: 'zoe@mail.example' }, resume))
      const [spam] = (await run(enquiries.list({ status: 'spam' }))).items
      await run(enquiries.remove(spam?.id ?? ''))

      const { counts, isStaff } = await find('ZOE@MAIL.EXAMPLE')
      expect(isStaff).toBe(false)
      expect(counts).toEqual({
        enquiries: 2,
        profiles: 1,
        trash: 1,
        messages: 0,
        notifications: 0,
        history: 1,
        files: 1,
      })

      expect(await erase('zoe@mail.example ')).toEqual(counts)
      expect(await totals()).toEqual({ enquiries: ['xzoe@mail.example'], profiles: [], trash: 0 })
      expect(await find('zoe@mail.example')).toEqual({
        counts: noPersonalData,
        isStaff: false,
        erasures: [{ at: expect.stringMatching(/Z$/), by: expect.any(String) }],
      })

      const [done] = (await run(history.list({ kind: 'forgotten' }))).items
      expect(done).toMatchObject({
        subject: 'personalData',
        itemId: expect.stringMatching(/^[0-9a-f]{64}$/),
        title: '2 enquiries, 1 application, 1 item in the trash, 1 entry of the history, 1 file',
      })
      const { before, after } = await run(history.get(done?.id ?? ''))
      expect([before, after]).toEqual([null, { enquiries: 2, profiles: 1, trash: 1, history: 1, files: 1 }])
      const all = JSON.stringify((await run(history.list({ size: 200 }))).items)
      expect(all).not.toMatch(/zoe/i)
    })

    it('erases once', async () => {
      expect(await erase('zoe@mail.example')).toEqual(noPersonalData)
      expect((await find('zoe@mail.example')).erasures).toHaveLength(1)
    })
  })
}
