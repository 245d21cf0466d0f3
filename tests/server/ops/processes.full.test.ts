import { afterEach, describe, expect, test, vi } from 'vitest'
import { serverProcess, type ServerProcess } from '../faults/support/server-process.ts'
import { enquiry } from '../support/mail/mails.ts'

const running: Array<ServerProcess> = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

const startSeveral = async (count: number) => {
  const server = await serverProcess({ variables: { PROCESSES: String(count) } })
  running.push(server)
  await vi.waitUntil(() => server.output().includes('The site is at'), { timeout: 20_000 })
  return server
}

/** The process ids, once there are so many and all are new. */
const whenThereAre = (server: ServerProcess, count: number, before: ReadonlyArray<number> = []) =>
  vi.waitUntil(
    async () => {
      const now = await server.children()
      return now.length === count && now.every((pid) => !before.includes(pid)) && now
    },
    { timeout: 60_000, interval: 20 },
  )

/** Sends requests until stopped, and returns the failures. */
const visiting = (server: ServerProcess) => {
  const done = new AbortController()
  const failures: Array<unknown> = []
  const visit = async () => {
    while (!done.signal.aborted) {
      // A new connection each time, as from a proxy without keep-alive.
      const headers = { connection: 'close' }
      const signal = AbortSignal.timeout(20_000)
      await fetch(`${server.site}/about`, { headers, signal }).then(
        async (response) => {
          await response.text()
          if (response.status !== 200) failures.push(response.status)
        },
        (error: unknown) => failures.push(error),
      )
    }
  }
  const visits = Promise.all(Array.from({ length: 4 }, visit))
  return async () => {
    done.abort()
    await visits
    return failures
  }
}

describe('PROCESSES=2', () => {
  test('two serve at one address, print the sign-in once, and end together', async () => {
    const server = await startSeveral(2)
    expect(await server.children()).toHaveLength(2)
    expect(server.output().match(/The site is at/g)).toHaveLength(1)
    expect(server.output().match(/Sign in as/g)).toHaveLength(1)
    const admin = await server.admin()
    for (let save = 0; save < 10; save++) {
      const brandName = `Sahilan ${save}`
      expect(await admin.put('/homepage', { site: { brandName } })).toMatchObject({ code: 200 })
      const pages = await Promise.all(
        Array.from({ length: 4 }, async () =>
          (await server.visitor().page('/about', { headers: { connection: 'close' } })).text(),
        ),
      )
      for (const page of pages) expect(page).toContain(brandName)
    }
    expect(await server.visitor().post('/enquiry_mail', enquiry)).toMatchObject({ code: 200 })
    const metrics = await (await server.visitor().page('/metrics')).text()
    expect(metrics.match(/^# TYPE process_start_time_seconds /gm)).toHaveLength(1)
    expect(metrics.match(/^process_start_time_seconds\{process="[12]"\} /gm)).toHaveLength(2)
    const saves = metrics.matchAll(/^http_requests_total\{route="\/api\/homepage",.*process=.*\} (\d+)$/gm)
    expect([...saves].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(10)
    expect(metrics.match(/^pictures_queued /gm)).toHaveLength(1)
    await server.signal('SIGTERM')
    expect(server.exitCode()).toBe(0)
    await expect(fetch(server.site)).rejects.toThrow('fetch failed')
  })

  test('starts another one for one that is killed, while the other serves', async () => {
    const server = await startSeveral(2)
    const [first = 0, second = 0] = await server.children()
    process.kill(second, 'SIGKILL')
    const now = await vi.waitUntil(
      async () => {
        const children = await server.children()
        return children.length === 2 && !children.includes(second) && children
      },
      { timeout: 20_000, interval: 20 },
    )
    expect(now).toContain(first)
    expect(server.output()).toContain('A process of the server has ended. Another one starts in 0.1 s.')
    expect((await fetch(`${server.site}/readyz`)).status).toBe(200)
  })

  test('on SIGHUP each is replaced, and no request fails', async () => {
    const server = await startSeveral(2)
    const before = await server.children()
    const stop = visiting(server)
    server.tell('SIGHUP')
    await whenThereAre(server, 2, before)
    expect(await stop()).toEqual([])
  })

  test('none starts if the first cannot', async () => {
    await expect(
      serverProcess({ variables: { PROCESSES: '2', ADMIN_PASSWORD: 'password1234' } }),
    ).rejects.toThrow(/^ADMIN_EMAIL, ADMIN_PASSWORD: .+\.\n$/)
  })
})
