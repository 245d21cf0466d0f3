import { mkdirSync, writeFileSync } from 'node:fs'

export interface Figure {
  /** The budget's name, such as `B13`. */
  readonly id: string
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The budget. */
  readonly must: { readonly least: number } | { readonly most: number }
}

const holds = ({ value, must }: Figure) => ('least' in must ? value >= must.least : value <= must.most)

const lineOf = (figure: Figure) => {
  const { id, what, value, unit, must } = figure
  const budget = 'least' in must ? `at least ${must.least}` : `at most ${must.most}`
  return `${id.padEnd(4)} ${holds(figure) ? 'holds ' : 'MISSED'} ${value.toFixed(2)} ${unit} (${budget}): ${what}`
}

/** Prints figures as they come and writes all of them into bench/results/. A missed budget sets the exit code to 1. */
export const reporting = (name: string): ((found: ReadonlyArray<Figure>) => void) => {
  const all: Array<Figure & { readonly holds: boolean }> = []
  mkdirSync('bench/results', { recursive: true })
  return (found) => {
    for (const figure of found) console.log(lineOf(figure))
    if (!found.every(holds)) process.exitCode = 1
    all.push(...found.map((figure) => ({ ...figure, holds: holds(figure) })))
    writeFileSync(`bench/results/${name}.json`, `${JSON.stringify(all, null, 2)}\n`)
  }
}

export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of some rounds. */
export const inRounds = async (measure: () => Promise<number>, rounds = 3): Promise<number> => {
  const values: Array<number> = []
  for (let round = 0; round < rounds; round += 1) values.push(await measure())
  return median(values)
}

/** The median ratio of two measurements that take turns. */
export const ratio = async (
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
  rounds = 3,
): Promise<number> => inRounds(async () => (await ours()) / (await theirs()), rounds)
