import { Effect } from 'effect'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpsWebhookSender } from '#adapters/outbound/https-webhook-sender.ts'
import { isPublicAddress } from '#adapters/outbound/public-address.ts'
import { WebhookSender } from '#ports/server/webhooks/webhook-sender.ts'
import { startReceiver, type Receiver } from '../support/webhook-receiver.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver((count) => (count === 1 ? 302 : undefined))
})
afterAll(() => receiver.stop())

type Options = Parameters<typeof HttpsWebhookSender>[0]

/** The status, or why nothing was sent. */
const send = (address: string, options: Partial<Options> = {}) =>
  WebhookSender.use((sender) =>
    sender.send({ webhook: { address, secrets: [`whsec_${'A'.repeat(43)}=`] }, token: 't', body: '{}' }),
  ).pipe(
    Effect.catchTag('WebhookUnsent', ({ reason }) => Effect.succeed(reason)),
    Effect.provide(HttpsWebhookSender({ mayBePrivate: false, ...options })),
    Effect.runPromise,
  )

const refused = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'no address',
]
const open = ['1.1.1.1', '8.8.8.8', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1111']

test('[O15] private, local, shared, reserved and hidden addresses are not public', () => {
  expect(refused.filter(isPublicAddress)).toEqual([])
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
})

test('[O15] never connects to a refused address, in whatever form', async () => {
  const { port } = receiver
  const hosts = ['127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', 'localhost']
  const urls = hosts.flatMap((host) => [`https://${host}/`, `http://${host}:${port}/`])
  const forms = ['http://1.1.1.1/', 'https://1.1.1.1:8443/', 'https://user@1.1.1.1/']
  for (const url of [...urls, ...forms]) expect([url, await send(url)]).toEqual([url, 'private address'])
  expect(receiver.received).toHaveLength(0)
})

test('[O15] a name with one private address is refused', async () => {
  const resolve = () =>
    Promise.resolve([
      { address: '1.1.1.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])
  expect(await send('https://crm.example/', { resolve })).toBe('private address')
})

test('[O15] connects to the checked address, and follows no redirect', async () => {
  let asked = 0
  const resolve = () => {
    asked += 1
    return Promise.resolve([{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }])
  }
  const url = `http://crm.example:${receiver.port}/hooks`
  expect(await send(url, { resolve, mayBePrivate: true })).toBe(302)
  expect(asked).toBe(1)
  expect(receiver.received).toHaveLength(1)
  expect(receiver.received[0]?.headers.host).toBe(`crm.example:${receiver.port}`)
})

test('[O16] a receiver that does not answer is given up', async () => {
  expect(await send(receiver.address, { mayBePrivate: true, timeout: 300 })).toBe('too slow')
  expect(await send('http://127.0.0.1:1/', { mayBePrivate: true })).toBe('ECONNREFUSED')
})

test.each([200, 410, 500])(
  '[O16] a receiver that answers %s and never ends its body has answered',
  async (status) => {
    const closed = Promise.withResolvers<void>()
    const endless = createServer((_, response) => {
      response.on('close', closed.resolve)
      response.writeHead(status).write('x')
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const { port } = endless.address() as AddressInfo
    expect(await send(`http://127.0.0.1:${port}/`, { mayBePrivate: true, timeout: 2_000 })).toBe(status)
    // The connection does not stay open.
    await closed.promise
    endless.close()
  },
)
