import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../../scripts/test/chromium.mjs'
import { median } from './figures.ts'

const command = 'bench/lighthouse/node_modules/.bin/lighthouse'

/** Larger than all packages of the product, so it is installed only here. */
const ensureLighthouse = () => {
  if (existsSync(command)) return
  const { status } = spawnSync('npm', ['ci', '--prefix', 'bench/lighthouse', '--loglevel=error'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

const visit = (url: string, flags: ReadonlyArray<string>, tries = 3): Report => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  // Lighthouse exits before a pipe has received its whole report.
  const file = join(folder, 'report.json')
  try {
    const { status, stderr } = spawnSync(
      command,
      [
        url,
        '--quiet',
        ...flags,
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      {
        encoding: 'utf8',
        env: { ...process.env, CHROME_PATH: ensureChromium() },
      },
    )
    // Chromium sometimes starts its trace after the page.
    if (status !== 0 && stderr.includes('NO_NAVSTART') && tries > 1) return visit(url, flags, tries - 1)
    if (status !== 0) throw new Error(`Lighthouse could not read ${url}:\n${stderr}`)
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

export type Scores = Readonly<Record<(typeof categories)[number] | keyof typeof timings, number>>

/**
 * Scores from 0 to 100 and milliseconds on an emulated phone, as medians.
 * @param isIndexed Whether search engines may list the page, which is else no fault.
 */
export const scores = (url: string, visits: number, isIndexed = true): Scores => {
  ensureLighthouse()
  const flags = isIndexed ? [] : ['--skip-audits=is-crawlable']
  const reports = Array.from({ length: visits }, () => visit(url, flags))
  const of = (read: (report: Report) => number | undefined) =>
    median(reports.map((report) => read(report) ?? Number.NaN))
  return Object.fromEntries([
    ...categories.map((name) => [name, of((report) => (report.categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(timings).map(([name, audit]) => [
      name,
      of((report) => report.audits[audit]?.numericValue),
    ]),
  ]) as Scores
}
