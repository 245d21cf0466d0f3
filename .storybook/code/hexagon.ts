import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layerOf } from '../../tests/support/boundaries/check-imports.ts'
import { targetOf } from '../../tests/support/boundaries/imports.ts'
import { sourceFiles } from '../../tests/support/boundaries/source-files.ts'

/** The number of imports from one folder to another. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly count: number
}

export interface Suite {
  readonly contract: string
  /** The names that the adapters have in the suite's tests. */
  readonly adapters: ReadonlyArray<string>
}

export interface Hexagon {
  readonly folders: ReadonlyArray<{ readonly name: string; readonly files: number }>
  readonly edges: ReadonlyArray<Edge>
  readonly suites: ReadonlyArray<Suite>
}

const isStory = (path: string) => path.endsWith('.stories.tsx') || /(?:^|\/)sample\//.test(path)

const folderOf = (path: string): string | undefined => {
  const at = isStory(path) ? undefined : layerOf(path)?.at
  return at === 'server/demo' ? 'server' : at
}

const counted = (names: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const suitesOf = (root: string): ReadonlyArray<Suite> => {
  const folder = join(root, 'tests/contracts')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.contract.ts'),
  )
  const found = (name: string, pattern: RegExp) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(pattern),
  ]
  // One file calls the suites that every database must pass, with the database's name.
  const ofDatabases = found('support/sql-contracts.ts', /^ {2}(\w+)Contract\(\s*label/gm)
  const databases = names.flatMap((name) => found(name, /^sqlContracts\('([^']+)'/gm))
  const calls: ReadonlyArray<ReadonlyArray<string | undefined>> = [
    ...names.flatMap((name) => found(name, /^(\w+)Contract\(\s*'([^']+)'/gm)),
    ...databases.flatMap(([, database]) => ofDatabases.map(([call, contract]) => [call, contract, database])),
  ]
  const contracts = [...new Set(calls.map(([, contract = '']) => contract))].toSorted()
  return contracts.map((contract) => ({
    contract,
    adapters: [
      ...new Set(calls.flatMap(([, of, adapter = '']) => (of === contract ? adapter : []))),
    ].toSorted(),
  }))
}

/** Reads the architecture from the imports in the code, without stories and sample data. */
export const hexagonOf = (root: string): Hexagon => {
  const files = sourceFiles(root, ['src']).flatMap(({ path, imports }) => {
    const folder = folderOf(path)
    return folder === undefined ? [] : [{ path, folder, imports }]
  })
  const leading = files.flatMap(({ path, folder, imports }) =>
    imports.flatMap(({ specifier = '' }) => {
      const target = targetOf(path, specifier)
      const to = target === undefined ? undefined : folderOf(target)
      return to === undefined || to === folder ? [] : `${folder} ${to}`
    }),
  )
  return {
    folders: Array.from(counted(files.map(({ folder }) => folder)), ([name, count]) => ({
      name,
      files: count,
    })),
    edges: Array.from(counted(leading), ([way, count]) => {
      const [from = '', to = ''] = way.split(' ')
      return { from, to, count }
    }),
    suites: suitesOf(root),
  }
}
