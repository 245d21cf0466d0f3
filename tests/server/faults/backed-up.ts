import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { none, some, type Figure } from './support/figure.ts'
import { program, serverProcess, type ServerProcess } from './support/server-process.ts'
import { addPosition, mailsOf, missingOf, nothingYet, sendEnquiry, sendProfile } from './support/visitors.ts'

const perSecond = 200

/** With more requests at once, a slow machine would do nothing but begin further ones. */
const mostAtOnce = 50

const run = (name: string, file: string, env: Readonly<Record<string, string | undefined>>) =>
  new Promise<number | null>((resolve) =>
    spawn(process.execPath, [program(name), file], { env, stdio: 'ignore' }).once('exit', resolve),
  )

/** Writes at a steady rate: every tenth is an application, of which every second is erased again. */
const writeSteadily = async (server: ServerProcess, careerId: string) => {
  const admin = await server.admin()
  const acknowledged = nothingYet()
  const inFlight = new Set<Promise<unknown>>()
  let sent = 0
  const done = new AbortController()
  const removeOne = async () => {
    const { data } = await admin.get('/profile_mail_list?size=1')
    const [newest] = data['results'] as ReadonlyArray<{ readonly id: string; readonly reference: string }>
    if (newest === undefined) return
    acknowledged.profiles.delete(newest.reference)
    await admin.delete(`/profile_mail/${newest.id}`)
    await admin.delete(`/trash/profile/${newest.id}`)
  }
  /** A busy server refuses some writes, which are not acknowledged then. */
  const begin = (work: Promise<unknown>) => {
    const ended: Promise<unknown> = work.catch(() => undefined).finally(() => inFlight.delete(ended))
    inFlight.add(ended)
  }
  const pace = async () => {
    for (const started = performance.now(); !done.signal.aborted; await pause(5)) {
      const due = ((performance.now() - started) / 1_000) * perSecond
      for (; sent < due && inFlight.size < mostAtOnce; sent++) {
        if (sent % 10 === 0) begin(sendProfile(server.visitor(), careerId, acknowledged))
        else begin(sendEnquiry(server.visitor(), acknowledged))
        if (sent % 20 === 15) begin(removeOne())
      }
    }
  }
  const pacing = pace()
  return {
    sent: () => sent,
    acknowledged: () => ({ enquiries: new Map(acknowledged.enquiries), profiles: new Map() }),
    stop: async () => {
      done.abort()
      await pacing
      await Promise.all(inFlight)
    },
  }
}

/** Backs up during writes, and restores elsewhere. */
export const backedUpUnderWrites = async ({
  backups,
}: {
  readonly backups: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  const elsewhere = await serverProcess()
  try {
    const load = await writeSteadily(server, await addPosition(await server.admin()))
    const totals = { refused: 0, lost: 0, halves: 0, restored: 0 }
    for (let backup = 0; backup < backups; backup++) {
      const target = load.sent() + perSecond
      while (load.sent() < target) await pause(10)
      const archive = join(server.aside, `${backup}.archive`)
      const before = load.acknowledged()
      if ((await run('backup', archive, server.env)) !== 0) totals.refused += 1
      await elsewhere.signal('SIGTERM')
      if ((await run('restore', archive, elsewhere.env)) !== 0) totals.refused += 1
      await elsewhere.startAgain()
      const { lost, halves } = await missingOf(elsewhere, before)
      totals.lost += lost
      totals.halves += halves
      totals.restored += (await mailsOf(await elsewhere.admin(), '/profile_mail_list')).length
      await rm(archive, { force: true })
    }
    await load.stop()
    return [
      some('writes sent meanwhile', load.sent(), perSecond),
      some('applications with their files in what was restored', totals.restored),
      none('backups or restores refused', totals.refused),
      none('acknowledged before a backup and missing in it', totals.lost),
      none('files that differ, or are missing', totals.halves),
    ]
  } finally {
    await server.stop()
    await elsewhere.stop()
  }
}
