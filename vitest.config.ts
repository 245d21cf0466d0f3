import { defineConfig } from 'vitest/config'
import { refuseOldNode } from './scripts/setup/pinned-node.mjs'

refuseOldNode()

/** One way in for every test of the project; `npm test` runs these one after the other. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'domain', include: ['tests/domain/**/*.test.ts'] },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'contracts',
          include: ['tests/contracts/**/*.{contract,test}.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          css: true,
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: 60_000 },
      },
      './.storybook/vitest.config.ts',
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A busy machine takes longer, and is not wrong for it.
          expect: { poll: { timeout: 10_000 } },
          // Where nobody watches, one lost frame of a browser is tried again; a fault fails twice.
          retry: process.env['CI'] ? 1 : 0,
          maxWorkers: 2,
        },
      },
    ],
  },
})
