import { sourceFiles } from '../../tests/support/boundaries/source-files.ts'

/** What one module of the library offers, as its doc comments say it. */
export interface Module {
  /** As a program imports it. */
  readonly name: string
  readonly offers: ReadonlyArray<{ readonly name: string; readonly kind: string; readonly says: string }>
}

const offered = /^src\/(?:domain|ports|adapters)\/[^]*\.ts$/

const exported =
  /(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n)?^export (?:abstract )?(const|function|class|interface|type) (\w+)/gm

const sentence = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()

/** The modules that package.json exports. */
export const libraryOf = (root: string): ReadonlyArray<Module> =>
  sourceFiles(root)
    .filter(({ path }) => offered.test(path))
    .map(({ path, text }) => ({
      name: path.replace(/^src/, 'sahilan').replace(/\.ts$/, ''),
      offers: [...text.matchAll(exported)].map(([, comment = '', kind = '', name = '']) => ({
        name,
        kind,
        says: sentence(comment),
      })),
    }))
