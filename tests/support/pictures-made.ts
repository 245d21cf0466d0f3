import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits until a product has drawn all pictures in its smallest form. */
export const untilPicturesAreMade = async (dataDir: string): Promise<void> => {
  const database = new DatabaseSync(join(dataDir, 'sahilan.db'), { readOnly: true })
  const left = database.prepare('select count(*) as pictures from pictures where has_avif = 0')
  while (left.get()?.['pictures'] !== 0) await pause(100)
  database.close()
}
