import { globSync, readFileSync } from 'node:fs'

export const outcomes = ['passed', 'failed', 'not run'] as const
export type Outcome = (typeof outcomes)[number]

/** What became of one test, as scripts/test/tally-reporter.mjs writes it down. */
export interface Ran {
  readonly file: string
  /** With the suites around it. */
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** The id of the story that it is, where it is one. */
  readonly story?: string
}

export interface Results {
  /** When the first of them were written; nothing as long as no test has run. */
  readonly since?: string
  readonly ran: ReadonlyArray<Ran>
}

/** What the last run of each part of `npm test` left. */
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

/** What a title in the code may be called once values stand in it: `${rows} rows`, `%s rows`, `$name`. */
const pattern = (title: string) =>
  new RegExp(
    title
      .replaceAll(/\\(.)/g, '$1')
      .split(/\$\{[^}]*\}|%[a-zA-Z#$]|\$[\w.#]+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*'),
  )

/**
 * A title may be that of a suite, or of one test for many values: of all of them none must have failed. What is no module of
 * tests is called by several.
 */
export const outcomeOfTest = ({ ran }: Results, file: string, title: string): Outcome => {
  const named = pattern(title)
  const isModule = /\.(?:test|contract)\.tsx?$/.test(file)
  return outcomeOf(ran.filter((one) => (!isModule || one.file === file) && named.test(one.title)))
}

export const outcomeOfStory = ({ ran }: Results, id: string): Outcome =>
  outcomeOf(ran.filter(({ story }) => story === id))
