import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestProject } from 'vitest/node'
import { Client } from '#tests/support/client.ts'
import { launchProduct } from './launch-product.ts'
import { newFolder } from './new-folder.ts'
import { adminEmail, adminPassword, emailOf, passwordOf } from './people.ts'
import { startOnCopy } from './start-on-copy.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with all that a first start makes, and one person of each role. */
    readonly filledFolder: string
    /** Where a product stands over a copy of it, for all who leave its content as it is. */
    readonly sharedProduct: string
  }
}

/** The pictures stay in WebP, which stands in for their AVIF: to draw all of that costs more than thirty tests. */
const leaveInWebp = (dataDir: string) => {
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
  leaveInWebp(dataDir)
  return dataDir
}

/** Fills a folder for all test files, which copy it. */
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
