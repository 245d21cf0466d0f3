import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, type Import } from './imports.ts'

export interface SourceFile {
  /** Relative to the project root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  readonly broken: boolean
}

const trees = ['src', 'tests', 'scripts', '.storybook', 'bench']

/** Parses all source files of the project. */
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
