import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { defineConfig } from 'vitest/config'
import { refuseOldNode } from './scripts/setup/pinned-node.mjs'
import { findChromium } from './scripts/test/chromium.mjs'
import { findMemoryFolder } from './scripts/test/memory.mjs'
import { isFull } from './tests/support/full.ts'
import { hidingStyles } from './tests/support/hiding-styles.ts'
import { quickElements } from './tests/support/quick-elements.ts'

refuseOldNode()

process.env['CHROME_PATH'] = findChromium()

/** More workers than cores, since tests also wait for servers and timers. */
const maxWorkers = Math.ceil(availableParallelism() * 1.5)

/** A browser needs the time of a core, too. */
const browserWorkers = '100%'

/** Where tests and the processes that they start write databases and files. */
const memory = findMemoryFolder()
const env = memory === undefined ? {} : { TMPDIR: memory }

/** Tests that run with `npm run test:full` (decision 31). */
const exclude = isFull ? [] : ['tests/**/*.full.test.ts']

/** Tests that need a PostgreSQL server, which may be missing. */
const onPostgres = ['tests/{contracts,server}/postgres/*.{contract,test}.ts']

/** Tests that run over SQLite, and again over PostgreSQL. */
const onBoth = [
  'tests/contracts/accounts/single-sign-on.test.ts',
  'tests/contracts/jobs/{conditions,leases,webhook-claims}.test.ts',
  'tests/contracts/inbox/resumes.test.ts',
  'tests/contracts/privacy/{erased-mails,retention,personal-data,sent-to-others}.test.ts',
  'tests/contracts/visitor/page-views.test.ts',
  'tests/contracts/content/publishing/{kept-drafts,preview-secrets}.test.ts',
  'tests/contracts/content/searched-activities.test.ts',
  'tests/server/ops/several-processes.test.ts',
  'tests/server/pages/search.test.ts',
  'tests/server/publishing/large-releases.test.ts',
]

/** The same for statements that are equal on both databases; over PostgreSQL only with `npm run test:full`. */
const sameStatements = [
  'tests/contracts/accounts/{sign-in,sessions,second-factors,password-resets}.test.ts',
  'tests/contracts/connections/{token-access,token-notices}.test.ts',
  'tests/contracts/content/pictures/{picture-uses,portfolio-pictures,stored-pictures}.test.ts',
  'tests/server/api/unchanged-bytes.test.ts',
  'tests/server/cdn/cdn-purge.test.ts',
  'tests/server/commands/whole-site.full.test.ts',
  'tests/server/connections/webhook-clock.test.ts',
  'tests/server/pages/{companies,failed-searches,news,people,own-pages}.test.ts',
  'tests/server/publishing/failed-step.test.ts',
]

/** What comes soon on a quiet machine takes longer on a busy one; a limit only ends what hangs. */
const patient = { expect: { poll: { timeout: 10_000 } }, testTimeout: 180_000, hookTimeout: 180_000 }

/** Files share a process, as tests share no state: isolated files would import everything again. */
const isolate = false

const projects = [
  {
    extends: './vite.config.ts',
    test: {
      name: 'domain',
      maxWorkers,
      isolate,
      include: ['tests/domain/**/*.test.ts'],
      ...patient,
    },
  },
  {
    extends: './vite.config.ts',
    test: {
      name: 'contracts',
      maxWorkers,
      isolate,
      env,
      include: ['tests/contracts/**/*.{contract,test}.ts'],
      exclude: onPostgres,
      ...patient,
    },
  },
  {
    extends: './vite.config.ts',
    test: {
      name: 'postgres',
      maxWorkers,
      isolate,
      env,
      include: [...onPostgres, ...onBoth, ...(isFull ? sameStatements : [])],
      exclude,
      globalSetup: 'tests/support/databases/postgres-cluster.ts',
      ...patient,
    },
  },
  {
    extends: './vite.config.ts',
    test: {
      name: 'server',
      maxWorkers,
      isolate,
      env,
      include: ['tests/server/**/*.test.ts'],
      exclude: [...onPostgres, ...exclude],
      ...patient,
    },
  },
  {
    extends: './vite.config.ts',
    plugins: [hidingStyles(), quickElements()],
    test: {
      name: 'ui',
      maxWorkers,
      include: ['tests/ui/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/ui/patience.ts', 'tests/ui/leftover-timers.ts'],
      environment: 'happy-dom',
      css: true,
      isolate,
      ...patient,
    },
  },
  {
    extends: './vite.config.ts',
    test: {
      name: 'house',
      maxWorkers,
      isolate,
      exclude,
      include: ['tests/house/**/*.test.ts'],
      ...patient,
    },
  },
  {
    extends: './vite.config.ts',
    test: {
      name: 'e2e',
      maxWorkers: browserWorkers,
      // Vitest wants another group for another number of workers.
      sequence: { groupOrder: 1 },
      isolate,
      exclude,
      include: ['tests/e2e/**/*.test.ts'],
      globalSetup: 'tests/e2e/support/filled-folder.ts',
      ...patient,
    },
  },
]

/** Storybook's plugin reads all stories first, which takes seconds. */
const withStories = ['./.storybook/vitest.config.ts', './tests/snapshots/vitest.config.ts']

const { values } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false })
const isWithoutStories = values.project?.every((name) => projects.some(({ test }) => test.name === name))

/** The projects that `npm test` runs (scripts/test/parts.mjs). */
export default defineConfig({
  test: { projects: isWithoutStories ? projects : [...projects, ...withStories] },
})
