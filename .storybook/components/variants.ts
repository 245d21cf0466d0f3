import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export interface Variants {
  /** The name of the array in the code. */
  readonly name: string
  readonly values: ReadonlyArray<string>
}

const array = /^export const (\w+) = \[([^\]]+)\] as const/gm

const variantsIn = (code: string): ReadonlyArray<Variants> =>
  [...code.matchAll(array)].map(([, name = '', values = '']) => ({
    name,
    values: [...values.matchAll(/'([^']+)'/g)].map(([, value = '']) => value),
  }))

/** The exported arrays of the components' variants, by folder; types and stories use them too. */
export const variantsOf = (root: string): Readonly<Record<string, ReadonlyArray<Variants>>> =>
  Object.fromEntries(
    globSync('src/ui/design/*/*/*.guide.tsx', { cwd: root }).map((guide) => {
      const files = globSync(`${dirname(guide)}/*.{ts,tsx}`, { cwd: root })
      return [
        basename(dirname(guide)),
        files.flatMap((file) => variantsIn(readFileSync(join(root, file), 'utf8'))),
      ]
    }),
  )
