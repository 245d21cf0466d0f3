import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '#server/config/data-folder.ts'
import { none, quantile, some, within, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'
import { isToldLater, missingOf, nothingYet, sendEnquiry } from './support/visitors.ts'

/** Another process locks the database for so many milliseconds. */
export const lockedDatabase = async ({
  duration,
}: {
  readonly duration: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  try {
    const other = new DatabaseSync(databaseFile(server.dataDir), { timeout: 1_000 })
    other.exec('begin immediate')
    const acknowledged = nothingYet()
    const writing = Promise.all(
      Array.from({ length: 8 }, async () => {
        const sent = await sendEnquiry(server.visitor(), acknowledged)
        return sent.status === 200 || isToldLater(sent)
      }),
    )
    const reads: Array<number> = []
    let failed = 0
    for (const until = performance.now() + duration; performance.now() < until; await pause(20)) {
      const started = performance.now()
      const { status } = await server.visitor().get('/NewsLater_list')
      reads.push(performance.now() - started)
      if (status !== 200) failed += 1
    }
    other.exec('rollback')
    other.close()
    const otherwise = (await writing).filter((isFine) => !isFine).length
    const after = await sendEnquiry(server.visitor(), acknowledged)
    const { lost } = await missingOf(server, acknowledged)
    return [
      some(`reads while it was locked for ${duration} ms`, reads.length, 5),
      none('reads that failed', failed),
      within('a read took, 99 of 100', quantile(reads, 0.99), 200),
      none('writes that neither waited nor were told to come again', otherwise),
      none('writes refused afterwards', after.status === 200 ? 0 : 1),
      none('acknowledged and lost', lost),
    ]
  } finally {
    await server.stop()
  }
}
