import { cp, rm } from 'node:fs/promises'
import { launchProduct } from './launch-product.ts'
import { newFolder } from './new-folder.ts'

/** Starts a product on a copy of a data folder, or on an empty one; stopping it deletes the folder. */
export const startOnCopy = async (
  folder: string | undefined,
  variables: Readonly<Record<string, string>> = {},
) => {
  const dataDir = await newFolder()
  if (folder !== undefined) await cp(folder, dataDir, { recursive: true })
  const { url, stop } = await launchProduct(dataDir, variables)
  return {
    url,
    dataDir,
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startOnCopy>>
