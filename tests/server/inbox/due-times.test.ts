import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { addPosition, apply, enquiry, listed } from '../support/mail/mails.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('[K6] new targets move the due times of open enquiries and applications', async () => {
  const admin = await server.as('Admin')
  await server.visitor().post('/enquiry_mail', enquiry)
  await apply(server, await addPosition(server))
  const dueTimes = async () =>
    Promise.all(
      ['/enquiry_mail_list', '/profile_mail_list'].map(
        async (path) => (await listed(server, path))[0]?.['dueAt'],
      ),
    )
  const before = await dueTimes()
  expect(before).toEqual([expect.any(String), expect.any(String)])
  const targets = { Business: 400, General: 400, application: 400 }
  expect((await admin.put('/desk', { targets })).status).toBe(200)
  const areLater = async () => (await dueTimes()).map((time, at) => String(time) > String(before[at]))
  await expect.poll(areLater, { timeout: 10_000 }).toEqual([true, true])
})

test('[K16] the first answer stays the first after a reply and another answer', async () => {
  const { data } = await server.visitor().post('/enquiry_mail', enquiry)
  const { code } = data['results'] as { readonly code: string }
  const hr = await server.as('Hr')
  const [mail] = await listed(server, '/enquiry_mail_list?size=1')
  const path = `/enquiry_mail/${String(mail?.['id'])}`
  const answered = async () => (await hr.put(path, { status: 'answered' })).data['results'] as object
  const { answeredAt } = { answeredAt: '', ...(await answered()) }
  expect(answeredAt).toMatch(/Z$/)
  await setTimeout(5)
  expect((await server.visitor().post('/receipt_reply', { code, text: 'And?' })).status).toBe(200)
  expect((await hr.get(path)).data).toMatchObject({ results: { status: 'new', answeredAt } })
  expect(await answered()).toMatchObject({ answeredAt })
})
