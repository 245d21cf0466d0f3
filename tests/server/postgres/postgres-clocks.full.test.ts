import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { databaseWithClock } from '#tests/support/databases/database-with-clock.ts'
import { isFull } from '#tests/support/full.ts'
import { serverProcess, type ServerProcess } from '../faults/support/server-process.ts'

const wrongClock = fileURLToPath(new URL('../../support/wrong-clock.mjs', import.meta.url))
const paths = ['/about', '/api/group/homepage']
const minute = 60_000
const [requests, perSecond] = [1_000, 250]

/** Requests at a steady rate, which processes and paths share, with their times and whether they show `text`. */
const visit = async (servers: ReadonlyArray<ServerProcess>, text: string) => {
  const visits = Array.from({ length: requests }, async (_, index) => {
    await pause((index / perSecond) * 1_000)
    const { site = '' } = servers[index % servers.length] ?? {}
    const began = Date.now()
    const response = await fetch(site + (paths[Math.floor(index / servers.length) % paths.length] ?? ''))
    const isNew = (await response.text()).includes(text)
    return { began, ended: Date.now(), status: response.status, isNew }
  })
  return Promise.all(visits)
}

// Seen failing with what is due by the clock of each process.
if (isFull)
  test('[W11] clocks that are 90 s wrong publish nothing early', async () => {
    const database = await databaseWithClock()
    const serverAhead = (ahead: number, dataDir?: string) =>
      serverProcess({
        ...(dataDir !== undefined && { dataDir }),
        variables: {
          DATABASE_URL: database.url,
          NODE_OPTIONS: `--import ${wrongClock}`,
          CLOCK_AHEAD: String(ahead),
        },
      })
    const dueAt = Math.ceil(Date.now() / minute + 1) * minute
    const fast = await serverAhead(dueAt - Date.now() + 90_000)
    const slow = await serverAhead(dueAt - Date.now() - 90_000, fast.dataDir)
    try {
      // The change is due in five seconds by the clock of the database.
      const due = Date.now() + 5_000
      await database.runAhead(dueAt - due)
      const admin = await fast.admin()
      const fields = { site: { brandName: 'National Day' } }
      const change = { subject: 'homePage', fields, dueAt: new Date(dueAt).toISOString() }
      expect(await admin.post('/drafts', change)).toMatchObject({ code: 200 })

      await pause(due - Date.now() - 2_000)
      const seen = await visit([fast, slow], 'National Day')
      const published = seen.filter(({ isNew }) => isNew)
      const firstShown = Math.min(...published.map(({ ended }) => ended))
      const others = seen.filter(({ isNew, status }) => !isNew && status === 200)
      expect({
        failed: seen.filter(({ status }) => status !== 200).length,
        early: published.filter(({ ended }) => ended < due).length,
        unpublishedAgain: others.filter(({ began }) => began > firstShown).length,
        late: others.filter(({ began }) => began > due + 500).length,
      }).toEqual({ failed: 0, early: 0, unpublishedAgain: 0, late: 0 })
      expect(Math.min(published.length, others.length)).toBeGreaterThan(50)
    } finally {
      await slow.stop()
      await fast.stop()
    }
  })
