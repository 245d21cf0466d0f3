import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '#tests/support/back-end/client.ts'
import { adminEmail, adminPassword } from '#tests/support/admin-account.ts'
import { findHaproxy, howToGetHaproxy } from '../../../scripts/test/haproxy.mjs'
import { none, some, type Figure } from './support/figure.ts'
import { haproxy } from './support/haproxy.ts'
import { serverProcess } from './support/server-process.ts'
import { mailsOf, missingOf, nothingYet, sendEnquiry } from './support/visitors.ts'

export const noHaproxy = `HAProxy is not here: ${howToGetHaproxy}`

/** Starts concurrent visitors and returns how to stop them. */
const visitors = (count: number, visit: (visitor: number) => Promise<void>) => {
  const done = new AbortController()
  const visits = Promise.all(
    Array.from({ length: count }, async (_, visitor) => {
      while (!done.signal.aborted) await visit(visitor)
    }),
  )
  return async () => {
    done.abort()
    await visits
  }
}

/** Restarts three processes on one store in turns, behind HAProxy, during reads, enquiries and saves. */
export const rolledUnderLoad = async ({
  rounds,
  variables: more,
}: {
  readonly rounds: number
  readonly variables?: Readonly<Record<string, string>>
}): Promise<ReadonlyArray<Figure> | undefined> => {
  const program = findHaproxy()
  if (program === undefined) return undefined
  const variables = { ...more, SHARED_DATA: '1', TRUST_PROXY: '1' }
  const first = await serverProcess({ variables })
  const { dataDir } = first
  const servers = [
    first,
    await serverProcess({ dataDir, variables }),
    await serverProcess({ dataDir, variables }),
  ]
  const balancer = await haproxy(
    program,
    servers.map(({ site }) => site),
  )
  try {
    const admin = new Client(balancer.site)
    await admin.signIn(adminEmail, adminPassword)
    const acknowledged = nothingYet()
    const failures: Array<unknown> = []
    let pages = 0
    let saves = 0
    let stale = 0
    const succeeds = async (sending: Promise<{ readonly status: number }>) => {
      const status = await sending.then(
        (response) => response.status,
        (error: unknown) => error,
      )
      if (status !== 200) failures.push(status)
    }
    const read = async () => {
      const page = await admin.page('/about')
      pages += 1
      return { status: page.status, text: await page.text() }
    }
    const save = async () => {
      const brandName = `Sahilan ${saves}`
      await succeeds(admin.put('/homepage', { site: { brandName } }))
      saves += 1
      const page = read()
      await succeeds(page)
      if (!(await page).text.includes(brandName)) stale += 1
    }
    const write = () => succeeds(sendEnquiry(new Client(balancer.site), acknowledged))
    // Only one client saves, so that each read must show its last save.
    const stop = visitors(8, (visitor) => {
      if (visitor === 0) return save()
      return visitor % 2 === 0 ? write() : succeeds(read())
    })

    for (let round = 0; round < rounds; round++)
      for (const server of servers) {
        const enough = acknowledged.enquiries.size + 20
        while (acknowledged.enquiries.size < enough) await pause(10)
        await server.signal('SIGTERM')
        await server.startAgain()
      }
    await stop()
    const { lost } = await missingOf(first, acknowledged)
    const messages = (await mailsOf(admin, '/enquiry_mail_list')).map(({ message }) => message)
    return [
      some(
        `enquiries acknowledged over ${rounds * servers.length} restarts`,
        acknowledged.enquiries.size,
        20,
      ),
      some('pages read', pages, 20),
      some('saves', saves, 5),
      none('requests that failed', failures.length),
      none('acknowledged and lost', lost),
      none('stored twice, or without a response', messages.length - acknowledged.enquiries.size),
      none('pages from before a save', stale),
    ]
  } finally {
    await balancer.stop()
    for (const server of servers.toReversed()) await server.stop()
  }
}
