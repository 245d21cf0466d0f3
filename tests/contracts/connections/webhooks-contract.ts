import { describe, expect, it } from 'vitest'
import { maxWebhooks } from '#domain/connections/webhook.ts'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { failureOf, signInSteps, type SignInUnderTest } from '../accounts/sign-in-steps.ts'

const crm = {
  name: ' CRM ',
  address: 'https://crm.example/hooks',
  events: ['enquiry.received', 'profile.received', 'enquiry.received'],
  on: true,
}

/** Contract of `Webhooks`. */
export const webhooksContract = (label: string, started: () => SignInUnderTest) => {
  const { person, signedIn } = signInSteps(started)
  const list = Webhooks.use((port) => port.list)
  const add = (changes: object = {}) => Webhooks.use((port) => port.add({ ...crm, ...changes }))
  const deliveries = (query?: object) => Webhooks.use((port) => port.deliveries(query))
  const admin = async () => signedIn(await person('Admin'))

  describe(`${label}: webhooks`, () => {
    it('[O14] show their secret when it is made, and at no other time', async () => {
      const here = await admin()
      const { secret, ...made } = await here.run(add())
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u)
      expect(made).toMatchObject({ name: 'CRM', address: crm.address, on: true, offBecause: '', parked: 0 })
      expect(made.events).toEqual(['enquiry.received', 'profile.received'])
      expect((await here.run(list)).find(({ id }) => id === made.id)).toEqual(made)
      const renewed = await here.run(Webhooks.use((port) => port.renewSecret(made.id)))
      expect(renewed.secret).not.toBe(secret)
    })

    it('are changed, switched off and deleted', async () => {
      const here = await admin()
      const { id } = await here.run(add())
      const changed = await here.run(
        Webhooks.use((port) =>
          port.update(id, { ...crm, name: 'Site search', events: ['content.published'], on: false }),
        ),
      )
      expect(changed).toMatchObject({ id, name: 'Site search', events: ['content.published'], on: false })
      await here.run(Webhooks.use((port) => port.remove(id)))
      expect((await here.run(list)).some((one) => one.id === id)).toBe(false)
      expect(
        await failureOf(
          here,
          Webhooks.use((port) => port.remove(id)),
        ),
      ).toMatchObject({
        _tag: 'ItemNotFound',
        message: 'This webhook no longer exists.',
      })
    })

    it('are not changed by who has seen a former version', async () => {
      const here = await admin()
      const { id, version } = await here.run(add())
      const change = (name: string, seen?: number) =>
        Webhooks.use((port) => port.update(id, { ...crm, name }, seen))
      expect(await here.run(change('One', version))).toMatchObject({ name: 'One', version: version + 1 })
      expect(await failureOf(here, change('Other', version))).toMatchObject({
        _tag: 'ItemChanged',
        message: 'Somebody else changed this webhook in the meantime.',
      })
      expect(await here.run(change('Any'))).toMatchObject({ name: 'Any', version: version + 2 })
    })

    it.each([true, false])('stay on or off with a change that does not say so: %s', async (on) => {
      const here = await admin()
      const { id } = await here.run(add({ on }))
      const { name, address, events } = { ...crm, name: 'Renamed' }
      const change = Webhooks.use((port) => port.update(id, { name, address, events }))
      expect(await here.run(change)).toMatchObject({ id, name: 'Renamed', on })
    })

    it('[O15] are refused with a sentence for each field', async () => {
      const here = await admin()
      const fieldsOf = async (changes: object) => {
        const failure = await failureOf(here, add(changes))
        return 'fields' in failure ? Object.keys(failure.fields ?? {}) : []
      }
      expect(await fieldsOf({ name: ' ', events: ['enquiry.deleted'] })).toEqual(['name', 'events'])
      for (const address of [
        'http://crm.example/',
        'https://user@crm.example/',
        'https://crm.example:8443/',
        'crm.example',
      ])
        expect([address, await fieldsOf({ address })]).toEqual([address, ['address']])
    })

    it('[O16] list what was sent, and queue it again', async () => {
      const here = await admin()
      const { id } = await here.run(add({ on: false }))
      await here.run(Webhooks.use((port) => port.test(id)))
      const [delivery] = (await here.run(deliveries({ webhook: id }))).items
      expect(delivery).toMatchObject({ webhookId: id, event: 'test' })
      expect(JSON.parse(delivery?.body ?? '{}')).toMatchObject({ type: 'test', data: {} })
      await here.run(Webhooks.use((port) => port.sendAgain(delivery?.id ?? '')))
      expect((await here.run(deliveries({ webhook: id, state: 'parked' }))).items).toEqual([])
      expect(
        await failureOf(
          here,
          Webhooks.use((port) => port.sendAgain('999999')),
        ),
      ).toMatchObject({
        _tag: 'ItemNotFound',
        message: 'This delivery no longer exists.',
      })
    })

    it(`are ${maxWebhooks} at most`, async () => {
      const here = await admin()
      for (let count = (await here.run(list)).length; count < maxWebhooks; count++) await here.run(add())
      expect(await failureOf(here, add())).toMatchObject({
        fields: { name: `There are ${maxWebhooks} webhooks. Delete one first.` },
      })
      for (const { id } of await here.run(list)) await here.run(Webhooks.use((port) => port.remove(id)))
    })
  })
}
