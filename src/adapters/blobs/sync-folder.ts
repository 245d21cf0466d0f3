import { open } from 'node:fs/promises'

/** Makes names that were added to or taken from a folder survive a power cut. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
