import { cp, rm } from 'node:fs/promises'
import { inject } from 'vitest'
import { launchProduct } from './launch-product.ts'
import { newFolder } from './new-folder.ts'

/** The product with the demonstration content and one person of each role; with nothing where DEMO_CONTENT is 0. */
export const startProduct = async (variables: Readonly<Record<string, string>> = {}) => {
  const dataDir = await newFolder()
  if (variables['DEMO_CONTENT'] !== '0') await cp(inject('filledFolder'), dataDir, { recursive: true })
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

export type Product = Awaited<ReturnType<typeof startProduct>>
