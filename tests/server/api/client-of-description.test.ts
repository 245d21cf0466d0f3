import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminEmail, adminPassword, startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { clientOf, type Description } from '../support/client-of-description.ts'

let server: TestServer
let description: Description
beforeAll(async () => {
  server = await startServer()
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

test('[O6] the same client writes by token', async () => {
  const person = clientOf(description)
  await person('session.signIn', { body: { email: adminEmail, password: adminPassword } })
  const made = await person('apiTokens.add', {
    body: { name: 'CRM', scopes: ['newsArticle:write', 'enquiry:read'], currentPassword: adminPassword },
  })
  const program = clientOf(description, String(made.data.results['token']))
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
  const { data } = await program('enquiries.list', { parameters: { page: '1', size: '10' } })
  expect(data.results).toMatchObject([{ fname: 'Huda' }])
  const draft = { subject: 'newsArticle', fields: { Tittle: 'A fifth berth' } }
  expect((await program('drafts.add', { body: draft })).data.results).toMatchObject({
    title: 'A fifth berth',
  })
  await expect(program('accounts.list')).rejects.toThrow('cannot be used')
})
