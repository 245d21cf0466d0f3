import { readFileSync } from 'node:fs'

export interface AdminAssets {
  readonly script: string
  /** Scripts that the entry imports, to be preloaded. */
  readonly imports: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
  /** The texts of a language other than English, to be preloaded. */
  readonly words: Readonly<Record<string, ReadonlyArray<string>>>
}

interface Chunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
}

const entry = 'src/ui/main.tsx'
/** The catalogues of the back office in another language. */
const officeWords = /^src\/ui\/words\/office-words-(\w+)\.ts$/u

export const builtAdminAssets = (manifest: string): AdminAssets => {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, Chunk>>
  const visited = new Set<string>()
  const visit = (name: string): void => {
    if (visited.has(name)) return
    visited.add(name)
    chunks[name]?.imports?.forEach(visit)
  }
  visit(entry)
  const found = [...visited].flatMap((name) => chunks[name] ?? [])
  const [first, ...others] = found.map(({ file }) => `/${file}`)
  if (first === undefined) throw new Error(`The build has no ${entry}. Run npm run build.`)
  return {
    script: first,
    imports: others,
    styles: found.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    words: Object.fromEntries(
      Object.entries(chunks).flatMap(([name, { file }]) => {
        const tag = officeWords.exec(name)?.[1]
        return tag === undefined ? [] : [[tag, [`/${file}`]]]
      }),
    ),
  }
}

/** The entry in development, where styles come with the scripts. */
export const developedAdminAssets: AdminAssets = {
  script: `/${entry}`,
  imports: [],
  styles: [],
  words: {},
}
