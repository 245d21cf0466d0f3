import { basename, resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineProject, mergeConfig } from 'vitest/config'
import { factsOfTheCode } from '../../.storybook/code/facts.ts'
import base from '../../vite.config.ts'

const root = resolve(import.meta.dirname, '../..')

/** Compares stories with stored pictures, in the browser that took them. */
export default mergeConfig(
  base,
  defineProject({
    root,
    // The preview of the stories reads facts of the code.
    plugins: [factsOfTheCode],
    optimizeDeps: { entries: ['tests/snapshots/*.test.tsx'] },
    test: {
      name: 'snapshots',
      sequence: { groupOrder: 2 },
      include: ['tests/snapshots/*.test.tsx'],
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          contextOptions: { locale: 'en-GB', timezoneId: 'Asia/Bahrain', reducedMotion: 'reduce' },
          launchOptions: {
            executablePath: String(process.env['CHROME_PATH']),
            args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
          },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // Detects different shades of a colour, but tolerates the edges of letters, which differ between machines.
            comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.0001 },
            resolveScreenshotPath: ({ arg, ext }) =>
              resolve(root, 'tests/snapshots/pictures', `${basename(arg)}${ext}`),
          },
        },
      },
    },
  }),
)
