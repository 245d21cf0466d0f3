import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { folder, run } from '../support/run-server.ts'

/** Requests pages, each on a connection of its own, as a balancer does that has not noticed the stop yet. */
const visiting = (site: string) => {
  const statuses: Array<number> = []
  let isDone = false
  const visit = async (): Promise<void> => {
    if (isDone) return
    const response = await fetch(`${site}/about`, { headers: { connection: 'close' } })
    await response.arrayBuffer()
    statuses.push(response.status)
    return visit()
  }
  const visits = Promise.all([visit(), visit()])
  return async () => {
    isDone = true
    await visits
    return new Set(statuses)
  }
}

const readyz = async (site: string) => (await fetch(`${site}/readyz`)).status

// Seen failing with a notice of half a second.
test.each([['alone', {}] as const, ['under PROCESSES=2', { PROCESSES: '2' }] as const])(
  '[O30] a stopping server serves for STOP_NOTICE and loses no request, %s',
  async (_, variables) => {
    const server = run({ DATA_DIR: await folder(), STOP_NOTICE: '3', ...variables })
    const site = await server.site
    expect(await readyz(site)).toBe(200)
    const leave = visiting(site)
    await pause(200)
    const asked = Date.now()
    server.signal('SIGTERM')
    await expect.poll(() => readyz(site), { timeout: 2_000 }).toBe(503)
    await pause(asked + 2_000 - Date.now())
    expect(await leave()).toEqual(new Set([200]))
    await server.ended
    expect(Date.now() - asked).toBeGreaterThan(3_000)
    expect(Date.now() - asked).toBeLessThan(15_000)
  },
)
