import { readFileSync } from 'node:fs'

/** An entry of the browser that needs scripts: the back office, or the frame of its preview. */
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

const entries = { office: 'src/ui/main.tsx', preview: 'src/ui/preview-frame/preview-frame.tsx' } as const
type Entry = keyof typeof entries

/** The catalogues of the back office in another language. */
const startWords = /^src\/ui\/words\/office\/(\w+)\/start-words\.ts$/u

export const builtAdminAssets = (manifest: string, name: Entry): AdminAssets => {
  const entry = entries[name]
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, Chunk>>
  const visited = new Set<string>()
  const visit = (module: string): void => {
    if (visited.has(module)) return
    visited.add(module)
    chunks[module]?.imports?.forEach(visit)
  }
  visit(entry)
  const found = [...visited].flatMap((module) => chunks[module] ?? [])
  const [first, ...others] = found.map(({ file }) => `/${file}`)
  if (first === undefined) throw new Error(`The build has no ${entry}. Run npm run build.`)
  return {
    script: first,
    imports: others,
    styles: found.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    words: Object.fromEntries(
      Object.entries(chunks).flatMap(([module, { file }]) => {
        const tag = startWords.exec(module)?.[1]
        return tag === undefined ? [] : [[tag, [`/${file}`]]]
      }),
    ),
  }
}

/** An entry in development, where styles come with the scripts. */
export const devAdminAssets = (name: Entry): AdminAssets => ({
  script: `/${entries[name]}`,
  imports: [],
  styles: [],
  words: {},
})
