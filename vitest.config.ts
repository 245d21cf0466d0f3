import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { refuseOldNode } from './scripts/setup/pinned-node.mjs'
import { findChromium } from './scripts/test/chromium.mjs'
import { findMemory } from './scripts/test/memory.mjs'
import { hidingStyles } from './tests/support/hiding-styles.ts'

refuseOldNode()

process.env['CHROME_PATH'] = findChromium()

/** More than there are cores, since tests wait for servers and timers as well. */
const maxWorkers = Math.ceil(availableParallelism() * 1.5)

/** A browser computes beside its test. */
const besideBrowsers = '100%'

/** Where tests keep their databases and files; what they start inherits it. */
const memory = findMemory()
const env = memory === undefined ? {} : { TMPDIR: memory }

/** What takes long and seldom breaks is for `npm run test:full`: a content added to a copy of the project, and the built Storybook. */
const exclude = process.env['TEST_FULL']
  ? []
  : ['tests/house/{ninth-content,packed-library}.test.ts', 'tests/e2e/storybook.test.ts']

/** What runs on a server of PostgreSQL, which may be missing. */
const onPostgres = ['tests/{contracts,server}/postgres/*.{contract,test}.ts']

/** What is true of every database: run over SQLite, and once more over PostgreSQL. */
const onBoth = [
  'tests/contracts/jobs/{conditions,leases}.test.ts',
  'tests/contracts/inbox/resumes.test.ts',
  'tests/contracts/privacy/{retention,personal-data}.test.ts',
  'tests/contracts/visitor/page-views.test.ts',
  'tests/contracts/content/portfolio-pictures.test.ts',
  'tests/server/ops/several-processes.test.ts',
]

/** The same of what is made of statements that both databases know; over PostgreSQL for `npm run test:full`. */
const alike = [
  'tests/contracts/accounts/{sign-in,sessions,second-factors,password-resets}.test.ts',
  'tests/contracts/content/stored-pictures.test.ts',
]

/** What holds nothing between tests needs no process a file, each of which imports everything anew. */
const isolate = false

/** One way in for every test of the project; `npm test` runs these one after the other. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'domain', maxWorkers, isolate, include: ['tests/domain/**/*.test.ts'] },
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
          testTimeout: 20_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'postgres',
          maxWorkers,
          isolate,
          env,
          include: [...onPostgres, ...onBoth, ...(process.env['TEST_FULL'] ? alike : [])],
          globalSetup: 'tests/support/postgres-cluster.ts',
          testTimeout: 20_000,
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
          exclude: onPostgres,
          testTimeout: 20_000,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [hidingStyles()],
        test: {
          name: 'ui',
          maxWorkers,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          css: true,
          isolate,
          testTimeout: 20_000,
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
          testTimeout: 60_000,
        },
      },
      './.storybook/vitest.config.ts',
      './tests/snapshots/vitest.config.ts',
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          maxWorkers: besideBrowsers,
          // Another number of workers is another group for Vitest.
          sequence: { groupOrder: 1 },
          isolate,
          exclude,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/support/filled-folder.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A busy machine takes longer, and is not wrong for it.
          expect: { poll: { timeout: 10_000 } },
          // Where nobody watches, one lost frame of a browser is tried again; a fault fails twice.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
})
