import { open } from 'node:fs/promises'

/** Syncs a folder, so that added and removed entries survive a power cut. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
