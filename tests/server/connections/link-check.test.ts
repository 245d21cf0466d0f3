import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Effect, Fiber, Layer } from 'effect'
import { TestClock } from 'effect/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HttpsLinkChecker, type LinkCheckerOptions } from '#adapters/outbound/https-link-checker.ts'
import { LinkChecker } from '#ports/server/links/link-checker.ts'
import { Leases } from '#ports/server/leases.ts'
import { OutsideLinks } from '#ports/server/links/outside-links.ts'
import { LinkCheckJob } from '#server/jobs/link-check-job.ts'

const asked: Array<string> = []
const server = createServer(({ method = '', url = '' }, response) => {
  asked.push(`${method} ${url}`)
  if (url === '/silent') return
  if (url === '/moved') return void response.writeHead(301, { location: '/fine' }).end()
  if (url === '/inside') return void response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end()
  if (url === '/loop') return void response.writeHead(302, { location: '/loop' }).end()
  const refusesHead = url === '/no-head' && method === 'HEAD'
  response.writeHead(refusesHead ? 405 : url === '/gone' ? 404 : 200).end('x')
})
let site = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  site = `http://127.0.0.1:${port}`
})
beforeEach(() => void asked.splice(0))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (address: string, options: LinkCheckerOptions = { mayBePrivate: true }) =>
  LinkChecker.use((checker) => checker.check(address)).pipe(
    Effect.provide(HttpsLinkChecker(options)),
    Effect.runPromise,
  )

test('[X4] a link is asked by HEAD, then by GET if that fails, along its redirects', async () => {
  const paths = ['/fine', '/gone', '/no-head', '/moved', '/loop']
  const results = []
  for (const path of paths) results.push([path, await ask(site + path)])
  expect(results).toEqual([
    ['/fine', '200'],
    ['/gone', '404'],
    ['/no-head', '200'],
    ['/moved', '200'],
    ['/loop', '302'],
  ])
  expect(asked.slice(0, 7)).toEqual([
    'HEAD /fine',
    'HEAD /gone',
    'GET /gone',
    'HEAD /no-head',
    'GET /no-head',
    'HEAD /moved',
    'HEAD /fine',
  ])
  expect(asked).toHaveLength(13)
})

test('[X4] a link that is slow, or has no server, ends with the reason', async () => {
  expect(await ask(`${site}/silent`, { mayBePrivate: true, timeout: 50 })).toBe('too slow')
  expect(await ask('http://127.0.0.1:1/', { mayBePrivate: true })).toBe('ECONNREFUSED')
})

test('[X4] private addresses are not connected to, also after a redirect', async () => {
  const { port } = new URL(site)
  const forms = [
    `${site}/`,
    `http://localhost:${port}/`,
    'http://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'http://user@1.1.1.1/',
    'http://1.1.1.1:8080/',
  ]
  for (const form of forms) expect([form, await ask(form, {})]).toEqual([form, 'private address'])
  expect(asked).toEqual([])
  const hidden = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
  expect(await ask('http://cables.example/', { resolve: hidden })).toBe('private address')
  expect(asked).toEqual([])
})

test('[X4] the job asks one link a second, and each once a week', async () => {
  const at: Array<readonly [string, number]> = []
  const done = new Map<string, string>()
  const now = Effect.clockWith((clock) => clock.currentTimeMillis)
  const layers = LinkCheckJob('1 hour').pipe(
    Layer.provide([
      Layer.succeed(LinkChecker, {
        check: (target) => Effect.map(now, (time) => (at.push([target, time]), '200')),
      }),
      Layer.succeed(OutsideLinks, {
        dead: Effect.succeed([]),
        due: (before) =>
          Effect.succeed(
            ['https://a.example', 'https://b.example'].filter((one) => (done.get(one) ?? '') < before),
          ),
        record: (target) => Effect.map(now, (time) => void done.set(target, new Date(time).toISOString())),
        checkAgain: () => Effect.void,
        ignore: () => Effect.void,
      }),
      Layer.succeed(Leases, { take: () => Effect.succeed(true), release: () => Effect.void }),
    ]),
  )
  await Effect.gen(function* () {
    const running = yield* Effect.forkChild(Layer.launch(layers))
    yield* TestClock.adjust('10 days')
    yield* Fiber.interrupt(running)
  }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise)
  const hours = (time: number) => time / 3_600_000
  expect(at.map(([target]) => target)).toEqual([
    'https://a.example',
    'https://b.example',
    'https://a.example',
    'https://b.example',
  ])
  const [first = ['', 0], second = ['', 0], third = ['', 0]] = at
  expect([first[1], second[1]]).toEqual([0, 1_000])
  expect(hours(third[1])).toBeGreaterThanOrEqual(168)
  expect(hours(third[1])).toBeLessThan(170)
})
