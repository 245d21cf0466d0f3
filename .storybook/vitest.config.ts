import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineProject, mergeConfig } from 'vitest/config'
import base from '../vite.config.ts'

/** Every story as a test in a real browser; what axe finds is a failure (`a11y.test` in preview.tsx). */
export default mergeConfig(
  base,
  defineProject({
    root: resolve(import.meta.dirname, '..'),
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    // All found at the start, since a package found during a run reloads the page under a story.
    optimizeDeps: {
      entries: ['src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'],
      include: [
        '@tanstack/react-router',
        '@vanilla-extract/sprinkles/createRuntimeSprinkles',
        '@xstate/react',
        'effect',
        'xstate',
      ],
    },
    test: {
      name: 'stories',
      maxWorkers: '100%',
      sequence: { groupOrder: 1 },
      // As in Storybook, one page shows story after story; a page for every file would import everything anew.
      isolate: false,
      // The first story of the back office waits for all its screens, long where the machine is busy.
      testTimeout: 30_000,
      // As in the tests of the whole product: one lost frame is no fault.
      retry: process.env['CI'] ? 1 : 0,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: String(process.env['CHROME_PATH']),
            args: ['--no-sandbox'],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
