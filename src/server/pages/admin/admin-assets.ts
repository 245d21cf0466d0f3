import { readFileSync } from 'node:fs'

/** What the back office loads first. */
export interface AdminAssets {
  readonly script: string
  /** Scripts that the first one imports, so that they are fetched beside it. */
  readonly imports: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

interface Chunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
}

const entry = 'src/ui/main.tsx'

export const builtAdminAssets = (manifest: string): AdminAssets => {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, Chunk>>
  const reached = new Set<string>()
  const reach = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    chunks[name]?.imports?.forEach(reach)
  }
  reach(entry)
  const found = [...reached].flatMap((name) => chunks[name] ?? [])
  const [first, ...others] = found.map(({ file }) => `/${file}`)
  if (first === undefined) throw new Error(`The build has no ${entry}: build again.`)
  return {
    script: first,
    imports: others,
    styles: found.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  }
}

/** What Vite serves while one develops; its styles come with the scripts. */
export const developedAdminAssets: AdminAssets = { script: `/${entry}`, imports: [], styles: [] }
