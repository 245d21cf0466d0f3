import { basename, resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineProject, mergeConfig } from 'vitest/config'
import base from '../../vite.config.ts'

const root = resolve(import.meta.dirname, '../..')

/** Stories as pictures, in the browser that the kept ones were taken with. */
export default mergeConfig(
  base,
  defineProject({
    root,
    optimizeDeps: { entries: ['tests/snapshots/*.test.tsx'] },
    test: {
      name: 'snapshots',
      include: ['tests/snapshots/*.test.tsx'],
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: String(process.env['CHROME_PATH']),
            args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
          },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // Edges of letters differ a little from one machine to the next; a token shows in far more.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.001 },
            resolveScreenshotPath: ({ arg, ext }) =>
              resolve(root, 'tests/snapshots/pictures', `${basename(arg)}${ext}`),
          },
        },
      },
    },
  }),
)
