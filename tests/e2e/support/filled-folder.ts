import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { Client } from '#tests/support/client.ts'
import { untilPicturesAreMade } from '#tests/support/pictures-made.ts'
import { digestOf } from '../../../scripts/setup/digest.mjs'
import { launchProduct } from './launch-product.ts'
import { newFolder } from './new-folder.ts'
import { adminEmail, adminPassword, emailOf, passwordOf } from './people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with all that a first start makes, and one person of each role. */
    readonly filledFolder: string
  }
}

const cache = '.cache/e2e'

const fill = async (kept: string) => {
  const dataDir = await newFolder()
  const product = await launchProduct(dataDir)
  const admin = new Client(product.url)
  await admin.signIn(adminEmail, adminPassword)
  for (const role of ['Hr', 'CXTeam'] as const)
    await admin.post('/adminuser', { name: role, email: emailOf(role), role, password: passwordOf(role) })
  await untilPicturesAreMade(dataDir)
  await product.stop()
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  await cp(dataDir, `${kept}.part`, { recursive: true })
  await rename(`${kept}.part`, kept)
  await rm(dataDir, { recursive: true })
}

/**
 * Fills a folder for all test files, which copy it: to draw its pictures costs more than most tests. It is kept for the next run
 * as long as the same would be drawn; the tables are brought up to date by whoever starts on a copy.
 */
export const setup = async (project: TestProject) => {
  const kept = join(cache, digestOf(['src/server/demo', 'src/adapters/pictures', 'tests/e2e/support']))
  if (!existsSync(kept)) await fill(kept)
  project.provide('filledFolder', kept)
}
