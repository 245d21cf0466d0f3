import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newFolder } from './new-folder.ts'

const wrongClock = fileURLToPath(new URL('../../support/wrong-clock.mjs', import.meta.url))

/** A clock of several processes, which runs until it is stopped. */
export const newClock = async () => {
  const folder = await newFolder()
  const file = join(folder, 'clock')
  await writeFile(file, '')
  return {
    /** Variables of the processes. */
    variables: { NODE_OPTIONS: `--import ${wrongClock}`, CLOCK_FILE: file },
    /** Stops it at milliseconds since 1970. */
    stopAt: (time: number) => writeFile(file, String(time)),
    remove: () => rm(folder, { recursive: true }),
  }
}
