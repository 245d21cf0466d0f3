import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits until the server has made the smallest variant of all pictures. */
export const untilPicturesAreMade = async (dataDir: string): Promise<void> => {
  const database = new DatabaseSync(join(dataDir, 'sahilan.db'), { readOnly: true })
  const left = database.prepare('select count(*) as pictures from pictures where has_avif = 0')
  while (left.get()?.['pictures'] !== 0) await pause(100)
  database.close()
}
