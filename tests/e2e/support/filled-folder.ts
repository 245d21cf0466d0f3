import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestProject } from 'vitest/node'
import { Client } from '#tests/support/back-end/client.ts'
import { launchProduct } from './launch-product.ts'
import { newFolder } from './new-folder.ts'
import { adminEmail, adminPassword, emailOf, passwordOf } from './people.ts'
import { startOnCopy } from './start-on-copy.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder after the first start, with one person of each role. */
    readonly filledFolder: string
    /** The address of a product on a copy of it, for tests that do not change its content. */
    readonly sharedProduct: string
  }
}

/** Records all pictures as encoded in AVIF: encoding them would take longer than thirty tests. */
const skipAvif = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'sahilan.db'))
  database.exec('update pictures set has_avif = 1')
  database.close()
}

const fill = async () => {
  const dataDir = await newFolder()
  const product = await launchProduct(dataDir)
  const admin = new Client(product.url)
  await admin.signIn(adminEmail, adminPassword)
  for (const role of ['Hr', 'CXTeam'] as const)
    await admin.post('/adminuser', { name: role, email: emailOf(role), role, password: passwordOf(role) })
  await product.stop()
  skipAvif(dataDir)
  return dataDir
}

/** Fills one folder for all test files, which start products on copies of it. */
export const setup = async (project: TestProject) => {
  const filled = await fill()
  const shared = await startOnCopy(filled)
  project.provide('filledFolder', filled)
  project.provide('sharedProduct', shared.url)
  return async () => {
    await shared.stop()
    await rm(filled, { recursive: true })
  }
}
