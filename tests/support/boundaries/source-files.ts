import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, type Import } from './imports.ts'

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  readonly broken: boolean
}

const trees = ['src', 'tests', 'scripts', '.storybook', 'bench']

/** Every source of the project, parsed. */
export const sourceFiles = (root: string): readonly SourceFile[] =>
  trees
    .filter((tree) => existsSync(join(root, tree)))
    .flatMap((tree) =>
      readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' }).map((name) => `${tree}/${name}`),
    )
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('/node_modules/'))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, ...importsOf(path, text) }
    })
