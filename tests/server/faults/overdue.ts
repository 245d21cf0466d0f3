import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '#server/config/data-folder.ts'
import { fillUp, smallDisk } from './full-disk.ts'
import { none, quantile, some, within, type Figure } from './support/figure.ts'
import { serverProcess, type ServerProcess } from './support/server-process.ts'
import { addPosition, nothingYet, sendEnquiry } from './support/visitors.ts'

const changes = 100
const former = 'Pilot'

const opened = ({ dataDir }: ServerProcess) => new DatabaseSync(databaseFile(dataDir), { timeout: 10_000 })

/** Schedules a change of each position. Returns how to let all of them be due at milliseconds since 1970. */
const scheduled = async (server: ServerProcess, ids: ReadonlyArray<string>, title: string) => {
  const admin = await server.admin()
  // At least an hour from now, so that none is due while they are scheduled; due times are whole minutes.
  const later = `${new Date(Date.now() + 7_200_000).toISOString().slice(0, 13)}:00:00.000Z`
  for (const itemId of ids)
    await admin.post('/drafts', { subject: 'career', itemId, fields: { title }, dueAt: later })
  return async (time: number) => {
    const database = opened(server)
    database.prepare('update drafts set due_at = ?').run(new Date(time).toISOString())
    database.close()
    // With a save, the server reads again when the next change is due.
    const { data } = await admin.post('/drafts', { subject: 'career', fields: {} })
    const { id } = data['results'] as { readonly id: string }
    await admin.delete(`/drafts/${id}`)
  }
}

const addPositions = async (server: ServerProcess) => {
  const admin = await server.admin()
  const ids: Array<string> = []
  while (ids.length < changes) ids.push(await addPosition(admin))
  return ids
}

/** Failed transactions so far, and how many changes the metrics call overdue. */
const metricsOf = async (server: ServerProcess) => {
  const text = await (await server.visitor().page('/metrics')).text()
  const failed =
    /^work_duration_seconds_count\{[^}]*work="sql\.transaction"[^}]*outcome="failed"[^}]*\} (\d+)/m
  const numberIn = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN)
  return { overdue: numberIn(/^publications_overdue (\d+)/m), failed: numberIn(failed) || 0 }
}

/** Visitors read during a fault that begins before changes are due and ends after so many milliseconds. */
const readThrough = async (
  server: ServerProcess,
  { begin, end, duration }: { begin: () => Promise<void>; end: () => void; duration: number },
): Promise<ReadonlyArray<Figure>> => {
  const title = 'Harbour master'
  const letBeDue = await scheduled(server, await addPositions(server), title)
  const admin = await server.admin()
  const read = async () => {
    const began = performance.now()
    const paths = ['/career', '/api/group/Career_list?size=100']
    const responses = await Promise.all(
      paths.map(async (path) => {
        const response = await server.visitor().page(path)
        return { status: response.status, text: await response.text() }
      }),
    )
    return { responses, took: performance.now() - began }
  }
  await read()
  const dueAt = Date.now() + 3_000
  await letBeDue(dueAt)
  await begin()
  await pause(Math.max(0, dueAt - Date.now()))

  const before = await metricsOf(server)
  const began = performance.now()
  const reads: Array<Awaited<ReturnType<typeof read>>> = []
  for (; performance.now() - began < duration; await pause(20)) reads.push(await read())
  const during = await metricsOf(server)
  const { data } = await admin.get('/drafts?state=scheduled&size=3')
  const listed = data['results'] as ReadonlyArray<{ readonly reason: string }>
  const seconds = (performance.now() - began) / 1_000
  end()

  const ended = performance.now()
  const isHealed = async () =>
    (await read()).responses.every(({ text }) => text.includes(title) && !text.includes(former))
  while (!(await isHealed()) && performance.now() - ended < 20_000) await pause(20)
  const healed = performance.now() - ended
  const after = await metricsOf(server)
  const responses = reads.flatMap((each) => each.responses)
  const isFormer = (text: string) => text.includes(former) && !text.includes(title)
  return [
    some('reads while changes were overdue', responses.length, 10),
    none('reads that failed', responses.filter(({ status }) => status !== 200).length),
    none('reads of anything but the former site', responses.filter(({ text }) => !isFormer(text)).length),
    within(
      'a read took, the slowest',
      quantile(
        reads.map(({ took }) => took),
        1,
      ),
      1_000,
    ),
    none('tries beyond one a second', Math.max(0, during.failed - before.failed - Math.ceil(seconds) - 1)),
    none('overdue changes that the metrics do not count', changes - during.overdue),
    none(
      'overdue changes that staff see without a reason',
      listed.filter(({ reason }) => reason === '').length,
    ),
    some('overdue changes that staff see', listed.length, 3),
    within('until the changes were seen', healed, 5_000),
    none('changes that stayed overdue', (await isHealed()) && after.overdue === 0 ? 0 : 1),
  ]
}

/** The disk is full when changes are due. Returns `undefined` if it cannot be tried here. */
export const overdueOnFullDisk = async ({
  duration,
}: {
  readonly duration: number
}): Promise<ReadonlyArray<Figure> | undefined> => {
  const disk = smallDisk(24)
  if (disk === undefined) return undefined
  const server = await serverProcess({ dataDir: join(disk.folder, 'data') })
  const ballast = join(disk.folder, 'ballast')
  try {
    return await readThrough(server, {
      duration,
      begin: async () => {
        fillUp(ballast)
        // Writes succeed until the space in the write-ahead log is used up.
        while ((await sendEnquiry(server.visitor(), nothingYet())).status === 200);
      },
      end: () => writeFileSync(ballast, ''),
    })
  } finally {
    await server.stop()
    disk.remove()
  }
}

/** Another process has locked the database when changes are due. */
export const overdueWhileLocked = async ({
  duration,
}: {
  readonly duration: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  let other: DatabaseSync | undefined
  try {
    return await readThrough(server, {
      duration,
      begin: async () => {
        other = opened(server)
        other.exec('begin immediate')
      },
      end: () => other?.exec('rollback'),
    })
  } finally {
    other?.close()
    await server.stop()
  }
}

/** Kills the server while it applies changes of one moment, repeatedly. */
export const killedWhileApplying = async ({
  cycles,
}: {
  readonly cycles: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  const count = { cutOff: 0, halves: 0, missing: 0, twice: 0 }
  const numbers = (sql: string, ...values: ReadonlyArray<string>) => {
    const database = opened(server)
    const found = Number(database.prepare(sql).get(...values)?.['n'])
    database.close()
    return found
  }
  try {
    const ids = await addPositions(server)
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const title = `Harbour master ${cycle}`
      const letBeDue = await scheduled(server, ids, title)
      const published = () => numbers('select count(*) as n from careers where title = ?', title)
      const dueAt = Date.now() + 1_000
      await letBeDue(dueAt)
      await pause(Math.max(0, dueAt - Date.now()))
      const reading = server
        .visitor()
        .page('/career')
        .catch(() => {})
      await pause((cycle * 70) % 700)
      await server.signal('SIGKILL')
      await reading
      const applied = published()
      if (applied < changes) count.cutOff += 1
      if (applied % changes !== 0) count.halves += 1
      if (numbers(`select count(*) as n from drafts where state = 'waiting'`) !== changes - applied)
        count.halves += 1
      await server.startAgain()
      const until = performance.now() + 10_000
      do await server.visitor().page('/career')
      while (published() !== changes && performance.now() < until)
      if (published() !== changes) count.missing += 1
      const recorded = `select count(*) as n from activities where kind = 'updated' and after like ?`
      if (numbers(recorded, `%${title}"%`) !== changes) count.twice += 1
    }
    return [
      some('runs that were cut off', count.cutOff, 1),
      none('moments that were published by half', count.halves),
      none('moments that requests afterwards did not publish', count.missing),
      none('moments whose history is not of one entry for each change', count.twice),
    ]
  } finally {
    await server.stop()
  }
}
