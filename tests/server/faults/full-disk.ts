import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync, openSync, writeSync, closeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answered } from '#tests/support/back-end/client.ts'
import { none, some, within, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'
import {
  addPosition,
  isToldLater,
  missingOf,
  nothingYet,
  sendEnquiry,
  sendProfile,
} from './support/visitors.ts'

/** A small file system; `undefined` if this process may not mount one. */
export const smallDisk = (megabytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'sahilan-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    remove: () => {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

export const cannotMount = 'this process may not mount a small file system'

/** Writes until the disk is full. */
export const fillUp = (file: string) => {
  const ballast = openSync(file, 'w')
  for (const size of [65_536, 4_096, 1]) {
    try {
      for (;;) writeSync(ballast, Buffer.alloc(size))
    } catch {
      // Full for chunks of this size.
    }
  }
  closeSync(ballast)
}

/** Fills the disk for a while. Returns `undefined` if it cannot be tried here. */
export const fullDisk = async (): Promise<ReadonlyArray<Figure> | undefined> => {
  const disk = smallDisk(24)
  if (disk === undefined) return undefined
  const server = await serverProcess({ dataDir: join(disk.folder, 'data') })
  try {
    const careerId = await addPosition(await server.admin())
    const acknowledged = nothingYet()
    const ballast = join(disk.folder, 'ballast')
    await sendEnquiry(server.visitor(), acknowledged)

    fillUp(ballast)
    const responses: Array<Answered> = []
    let reads = 0
    // Writes succeed until the space in the write-ahead log is used up.
    while (responses.filter(({ status }) => status !== 200).length < 20) {
      responses.push(await sendEnquiry(server.visitor(), acknowledged))
      responses.push(await sendProfile(server.visitor(), careerId, acknowledged))
      if ((await server.visitor().get('/Career_list')).status !== 200) reads += 1
    }
    const refused = responses.filter(({ status }) => status !== 200)

    writeFileSync(ballast, '')
    const started = performance.now()
    while ((await sendProfile(server.visitor(), careerId, acknowledged)).status !== 200);
    const resumed = performance.now() - started
    const stillRunning = server.isRunning()

    await server.signal('SIGKILL')
    await server.startAgain()
    const { lost, halves, orphans } = await missingOf(server, acknowledged)
    return [
      some('writes that a full disk refused', refused.length, 20),
      none(
        'writes that were not told to come again',
        refused.filter((response) => !isToldLater(response)).length,
      ),
      none('reads that failed meanwhile', reads),
      within('until writes succeeded once there was space', resumed, 5_000),
      none('restarts needed', stillRunning ? 0 : 1),
      none('acknowledged and lost, after a kill', lost),
      none('written by half', halves),
      none('files without an application', orphans),
    ]
  } finally {
    await server.stop()
    disk.remove()
  }
}
