import { readFileSync } from 'node:fs'

/** Addresses of what a public page loads. */
export interface Assets {
  /** The script that moves a page. */
  readonly boot: string
  readonly styles: ReadonlyArray<string>
  /** The files that the first line of every page is drawn with. */
  readonly fonts: ReadonlyArray<string>
}

interface Chunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}

type Manifest = Readonly<Record<string, Chunk>>

const boot = 'src/ui/boot/boot.ts'
/** Everything that is drawn on a public page comes along with it. */
const site = 'src/ui/hydrate/hydrate.tsx'
const fonts = ['newsreader-latin', 'hanken-grotesk-latin'].map(
  (name) => `src/ui/design/style/fonts/${name}.woff2`,
)

/** Reads what the build has written, once; `manifest` is Vite's. */
export const builtAssets = (manifest: string): Assets => {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  const chunk = (name: string): Chunk => {
    const found = chunks[name]
    if (found === undefined) throw new Error(`The build has no ${name}: build again.`)
    return found
  }
  // What the boot script fetches on intent is no part of the first page.
  const seen = new Set([boot])
  const styles = (name: string): ReadonlyArray<string> => {
    if (seen.has(name)) return []
    seen.add(name)
    const { css = [], imports = [], dynamicImports = [] } = chunk(name)
    return [...[...imports, ...dynamicImports].flatMap(styles), ...css]
  }
  return {
    boot: `/${chunk(boot).file}`,
    styles: [...new Set(styles(site))].map((file) => `/${file}`),
    fonts: fonts.map((font) => `/${chunk(font).file}`),
  }
}

/** What Vite serves while one develops; its styles come with the script. */
export const developedAssets: Assets = { boot: '/src/ui/developed.ts', styles: [], fonts: [] }
