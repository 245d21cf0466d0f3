import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, type Import } from './imports.ts'

export interface SourceText {
  /** Relative to the project root, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface SourceFile extends SourceText {
  readonly imports: readonly Import[]
  readonly broken: boolean
}

/** Reads the source files in the folders. */
export const sourceTexts = (root: string, folders: readonly string[]): readonly SourceText[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('/node_modules/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Parses the source files in the folders: by default, of the whole project. */
export const sourceFiles = (
  root: string,
  folders: readonly string[] = ['src', 'tests', 'scripts', '.storybook', 'bench'],
): readonly SourceFile[] =>
  sourceTexts(root, folders).map(({ path, text }) => ({ path, text, ...importsOf(path, text) }))
