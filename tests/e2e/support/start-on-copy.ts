import { cp, rm } from 'node:fs/promises'
import { launchProduct } from './launch-product.ts'
import { newFolder } from './new-folder.ts'

/** The product over a copy of a data folder, or over an empty one; both go when it stops. */
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
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startOnCopy>>
