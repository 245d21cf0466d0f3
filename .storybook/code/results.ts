import { globSync, readFileSync } from 'node:fs'

export const outcomes = ['passed', 'failed', 'not run'] as const
export type Outcome = (typeof outcomes)[number]

/** The result of one test, as scripts/test/tally-reporter.mjs stores it. */
export interface Ran {
  readonly file: string
  /** Includes the titles of its suites. */
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** The id of the story, if the test is one. */
  readonly story?: string
}

export interface Results {
  /** When the oldest results were written; `undefined` if no test has run. */
  readonly since?: string
  readonly ran: ReadonlyArray<Ran>
}

/** The results of the last run of each part of `npm test`. */
export const resultsIn = (root: string): Results => {
  const parts = globSync(`${root}/.cache/test-results/*.json`).map(
    (path): { readonly at: string; readonly tests: ReadonlyArray<Ran> } =>
      JSON.parse(readFileSync(path, 'utf8')),
  )
  const [since] = parts.map(({ at }) => at).toSorted()
  return { ...(since && { since }), ran: parts.flatMap(({ tests }) => tests) }
}

const outcomeOf = (ran: ReadonlyArray<Ran>): Outcome => {
  if (ran.some(({ state }) => state === 'failed')) return 'failed'
  return ran.some(({ state }) => state === 'passed') ? 'passed' : 'not run'
}

/** Matches the titles that a template such as `${rows} rows`, `%s rows` or `$name` expands to. */
const pattern = (title: string) =>
  new RegExp(
    title
      .replaceAll(/\\(.)/g, '$1')
      .split(/\$\{[^}]*\}|%[a-zA-Z#$]|\$[\w.#]+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*'),
  )

/**
 * The outcome of a test. A title may be that of a suite or of a test for many values, of which none must have failed. Files that
 * are not test modules are shared by several of them.
 */
export const outcomeOfTest = ({ ran }: Results, file: string, title: string): Outcome => {
  const named = pattern(title)
  const isModule = /\.(?:test|contract)\.tsx?$/.test(file)
  return outcomeOf(ran.filter((result) => (!isModule || result.file === file) && named.test(result.title)))
}

export const outcomeOfStory = ({ ran }: Results, id: string): Outcome =>
  outcomeOf(ran.filter(({ story }) => story === id))
