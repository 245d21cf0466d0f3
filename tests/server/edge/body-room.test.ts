import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#server/config/limits.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { startUpload } from '../support/mail/started-post.ts'
import { addPosition, apply } from '../support/mail/mails.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer({ TRUST_PROXY: '1' })
})
afterEach(() => server.stop())

const bytes = 10_000_000
const from = (address: string, path = '/profile_mail') =>
  startUpload(`${server.site}/api/group${path}`, bytes, { 'x-forwarded-for': address })

/** Uses up the limit of one address. */
const fillFrom = (address: string) =>
  Promise.all(
    Array.from({ length: Math.floor(limits.unfinishedUploads.ofOneAddress / bytes) }, () => from(address)),
  )

/** Whether another body is rejected. An accepted one gets no response in this time. */
const isRejected = async (address: string) => {
  const { answered, leave } = await from(address)
  const status = await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 300))])
  leave()
  return status === 503
}

test('unfinished bodies of one address leave room for those of others', async () => {
  const held = await fillFrom('5.6.7.8')
  expect(await isRejected('5.6.7.8')).toBe(true)
  expect(await apply(server, await addPosition(server))).toMatchObject({ status: 200 })
  held.forEach(({ leave }) => leave())
})

test('one IPv6 network counts as one address', async () => {
  const held = await fillFrom('2001:db8::1')
  expect(await isRejected('2001:db8::2')).toBe(true)
  held.forEach(({ leave }) => leave())
})

test('unfinished bodies of all addresses are bounded', async () => {
  const addresses = Array.from({ length: 4 }, (_, at) => `5.6.7.${at}`)
  const held = (await Promise.all(addresses.map(fillFrom))).flat()
  for (const address of ['5.6.8.1', '5.6.8.2']) held.push(await from(address))
  expect(await isRejected('9.9.9.9')).toBe(true)
  held.forEach(({ leave }) => leave())
})

test('an aborted body frees its bytes', async () => {
  const held = await fillFrom('5.6.7.8')
  held.forEach(({ leave }) => leave())
  await vi.waitFor(async () => expect(await isRejected('5.6.7.8')).toBe(false))
})
