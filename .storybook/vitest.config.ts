import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineProject, mergeConfig } from 'vitest/config'
import { isFull } from '../tests/support/full.ts'
import { quickElements } from '../tests/support/quick-elements.ts'
import base from '../vite.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether full matrices run. */
    isFull: boolean
  }
}

/**
 * Which stories run without `npm run test:full` (decision 31). Storybook tags those that have a play function; files
 * without any are tagged `still`. `view` marks a story that shows another one in another theme, language or width.
 */
const withActions = { include: ['play-fn', 'still'], exclude: ['view'] }

/** Runs stories as tests in a real browser; accessibility violations fail them (`a11y.test` in preview.tsx). */
export default mergeConfig(
  base,
  defineProject({
    root: resolve(import.meta.dirname, '..'),
    plugins: [
      storybookTest({ configDir: import.meta.dirname, tags: isFull ? {} : withActions }),
      quickElements(),
      { name: 'further-tests', config: () => ({ test: { include: ['tests/stories/*.test.ts'] } }) },
    ],
    // Scanned up front: a dependency discovered during a run would reload the page.
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
      provide: { isFull },
      maxWorkers: '100%',
      sequence: { groupOrder: 1 },
      // One page for all files, as in Storybook: a page per file would import everything again.
      isolate: false,
      // The first back-office story loads all screens; a limit only ends what hangs.
      testTimeout: 180_000,
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
