import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { adminEmail, adminPassword, startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { clientOf, receiverOf, type Description } from '../support/client-of-description.ts'
import { startReceiver } from '../support/webhook-receiver.ts'

let server: TestServer
let description: Description
beforeAll(async () => {
  server = await startServer({ WEBHOOK_PRIVATE: '1' })
  description = JSON.parse((await server.visitor().get('/openapi.json')).text)
})
afterAll(() => server.stop())

test('[O6] a client generated from the document signs in and writes by session', async () => {
  const client = clientOf(description)
  expect((await client('enquiries.list')).code).toBe(401)
  expect(
    await client('session.signIn', { body: { email: adminEmail, password: adminPassword } }),
  ).toMatchObject({
    code: 200,
    data: { results: { role: 'Admin' } },
  })
  const { data } = await client('drafts.add', {
    body: { subject: 'newsArticle', fields: { Tittle: 'A fourth berth' } },
  })
  expect(data.results).toMatchObject({ subject: 'newsArticle', title: 'A fourth berth' })
})

test('[O6] a program receives an event, reads its enquiry and adds a draft', async () => {
  const receiver = await startReceiver()
  onTestFinished(receiver.stop)
  const person = clientOf(description)
  await person('session.signIn', { body: { email: adminEmail, password: adminPassword } })
  const made = await person('apiTokens.add', {
    body: { name: 'CRM', scopes: ['newsArticle:write', 'enquiry:read'], currentPassword: adminPassword },
  })
  const hook = { name: 'CRM', address: receiver.address, events: ['enquiry.received'], on: true }
  const { data: hooked } = await person('webhooks.add', { body: hook })
  await person('visitors.enquiry', {
    body: {
      fname: 'Huda',
      lname: 'Al Marhoon',
      email: 'huda@example.com',
      number: '+97317000000',
      location: 'Bahrain',
      message: 'Which berth is free in January?',
      orgName: 'Jalboot',
      enquiry_type: 'Business',
    },
  })

  await expect.poll(() => receiver.received).toHaveLength(1)
  const [delivery = { headers: {}, body: '' }] = receiver.received
  const { type, data: about } = receiverOf(description, String(hooked.results['secret']))(delivery)
  expect(type).toBe('enquiry.received')
  expect(() => receiverOf(description, `whsec_${'A'.repeat(43)}=`)(delivery)).toThrow('Another secret')

  const program = clientOf(description, String(made.data.results['token']))
  const { data: listed } = await program('enquiries.list', { parameters: { page: '1', size: '10' } })
  expect(listed.results).toMatchObject([{ id: about['id'], reference: about['reference'] }])
  const { data: read } = await program('enquiries.get', { parameters: { id: about['id'] ?? '' } })
  expect(read.results).toMatchObject({ fname: 'Huda', reference: about['reference'] })
  const draft = { subject: 'newsArticle', fields: { Tittle: 'A fifth berth' } }
  expect((await program('drafts.add', { body: draft })).data.results).toMatchObject({
    title: 'A fifth berth',
  })
  await expect(program('accounts.list')).rejects.toThrow('cannot be used')
})
