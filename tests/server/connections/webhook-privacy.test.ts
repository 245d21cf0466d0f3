import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import { webhookEvents } from '#domain/connections/webhook.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { endpointOf, samples, withPicture } from '../support/content-samples.ts'
import { addPosition, apply, enquiry, pdf } from '../support/mail/mails.ts'
import { startReceiver, type Receiver } from '../support/webhook-receiver.ts'

const numRuns = process.env['TEST_FULL'] === undefined ? 25 : 150

let server: TestServer
let receiver: Receiver
let admin: Client
let position: string
let picture: string
beforeAll(async () => {
  server = await startServer({ WEBHOOK_PRIVATE: '1' })
  receiver = await startReceiver()
  admin = await server.as('Admin')
  position = await addPosition(server)
  picture = await uploadPicture(admin)
  await admin.post('/webhooks', { name: 'CRM', address: receiver.address, events: webhookEvents, on: true })
})
afterAll(async () => {
  receiver.stop()
  await server.stop()
})

/** What no delivery may hold. */
const planted: Array<string> = []
const plant = () => {
  const mark = `Qz${planted.length}Wx`
  planted.push(mark)
  return mark
}
const plantNumber = () => {
  const mark = String(97_300_000_000_000 + planted.length)
  planted.push(mark)
  return `+${mark}`
}

const texts = fc.string({ unit: 'grapheme', maxLength: 20 })
const asSpam = { website: 'https://spam.example' }

/** A form with something of its own in each field. */
const filledIn = (text: string, isSpam: boolean) => ({
  fname: `${text}${plant()}`,
  lname: `${plant()} ${text}`,
  email: `${plant()}@${plant()}.example`,
  number: plantNumber(),
  message: `${text} ${plant()} ${text}`,
  ...(isSpam && asSpam),
})

const succeeds = async (sent: Promise<{ readonly status: number; readonly text: string }>) =>
  expect(await sent).toMatchObject({ status: 200 })

type Step = (text: string) => Promise<ReadonlyArray<string>>

const mail =
  (kind: 'enquiry' | 'profile', isSpam: boolean): Step =>
  async (text) => {
    const form = filledIn(text, isSpam)
    if (kind === 'enquiry')
      await succeeds(server.visitor().post('/enquiry_mail', { ...enquiry, ...form, orgName: plant() }))
    else {
      const resume = new Uint8Array([...pdf, ...new TextEncoder().encode(`\n%${plant()}\n%%EOF`)])
      await succeeds(apply(server, position, { resume, name: `${plant()}.pdf`, changed: form }))
    }
    return isSpam ? [] : [`${kind}.received`]
  }

/** Staff write about the newest enquiry, or about none. */
const note: Step = async () => {
  const { data } = await admin.get('/enquiry_mail_list?size=1')
  const [newest] = data['results'] as ReadonlyArray<{ readonly id: string }>
  if (newest !== undefined) await succeeds(admin.put(`/enquiry_mail/${newest.id}`, { note: plant() }))
  return []
}

const withPlants = (name: ContentTypeName) => {
  const { Tittle, title, Name, ...fields } = withPicture(samples[name].input, picture)
  const named = Object.entries({ Tittle, title, Name }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, plant()] as const],
  )
  return { ...fields, ...Object.fromEntries(named) }
}

const draft =
  (name: ContentTypeName): Step =>
  async () => {
    await succeeds(admin.post('/drafts', { subject: name, fields: withPlants(name) }))
    return []
  }
const item =
  (name: ContentTypeName): Step =>
  async () => {
    await succeeds(admin.post(endpointOf(name).add, withPlants(name)))
    return ['content.published']
  }

const steps = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(mail('enquiry', false), mail('profile', false)) },
  { weight: 2, arbitrary: fc.constantFrom(mail('enquiry', true), mail('profile', true), note) },
  { weight: 1, arbitrary: fc.constantFrom(...contentTypeNames).map(draft) },
  { weight: 1, arbitrary: fc.constantFrom(...contentTypeNames).map(item) },
)

const total = async () => Number((await admin.get('/webhook_deliveries?size=1')).data['total'])
const newest = async (count: number) => {
  if (count === 0) return []
  const { data } = await admin.get(`/webhook_deliveries?size=${count}`)
  return (data['results'] as ReadonlyArray<{ readonly body: string }>).map(({ body }) => body)
}

const id = expect.stringMatching(/^\d+$/u)
const aboutItem = { id, kind: expect.any(String) }
const aboutMail = { id, reference: expect.stringMatching(/^[A-Z\d]{8}$/u) }

test('[O17] no delivery holds personal data, and spam, notes and drafts cause none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(steps, texts), { minLength: 1, maxLength: 6 }), async (sent) => {
      const before = await total()
      const expected: Array<string> = []
      for (const [step, text] of sent) expected.push(...(await step(text)))
      expect(await total()).toBe(before + expected.length)
      const bodies = await newest(expected.length)
      expect(bodies.map((body) => JSON.parse(body).type as unknown).toReversed()).toEqual(expected)
      for (const body of bodies) {
        const { type, timestamp, data, ...more } = JSON.parse(body)
        expect({ type, timestamp, data, more }).toEqual({
          type: expect.any(String),
          timestamp: expect.stringMatching(/^[\d-]{10}T[\d:.]{12}Z$/u),
          data: type === 'content.published' ? aboutItem : aboutMail,
          more: {},
        })
      }
    }),
    { numRuns, endOnFailure: true },
  )
  await expect.poll(() => receiver.received.length, { timeout: 120_000 }).toBe(await total())
  // Headers, too.
  const sent = JSON.stringify(receiver.received)
  expect(sent).toContain('profile.received')
  expect(planted.length).toBeGreaterThan(100)
  expect(planted.filter((mark) => sent.toLowerCase().includes(mark.toLowerCase()))).toEqual([])
}, 300_000)
