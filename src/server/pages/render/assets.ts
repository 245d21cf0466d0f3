import { readFileSync } from 'node:fs'
import type { Language } from '#domain/language/language.ts'

type Script = Language['script']

export interface Assets {
  readonly boot: string
  readonly styles: ReadonlyArray<string>
  /** Those of the bar above a preview, if they do not come with the script. */
  readonly previewStyles?: ReadonlyArray<string>
  /** The fonts of a page's first lines, to be preloaded. */
  readonly fonts: Readonly<Record<Script, ReadonlyArray<string>>>
}

interface Chunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}

type Manifest = Readonly<Record<string, Chunk>>

const boot = 'src/ui/boot/boot.ts'
/** Imports the components of all public pages, and so their styles. */
const site = 'src/ui/hydrate/hydrate.tsx'
/** Its styles are those of the bar above a preview, which visitors do not load. */
const preview = 'src/ui/preview/preview-bar.css.ts'
const latin = ['newsreader-latin', 'hanken-grotesk-latin']
/** Those of headings and of text; browsers fetch the others once a page needs them. */
const fonts: Assets['fonts'] = {
  Latn: latin,
  Arab: ['markazi-text-arabic-500', 'ibm-plex-sans-arabic-400'],
  Deva: latin,
}

/** @param manifest The path of Vite's manifest. */
export const builtAssets = (manifest: string): Assets => {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  const chunk = (name: string): Chunk => {
    const found = chunks[name]
    if (found === undefined) throw new Error(`The build has no ${name}. Run npm run build.`)
    return found
  }
  const fontFiles = (names: ReadonlyArray<string>) =>
    names.map((name) => `/${chunk(`src/ui/design/style/fonts/${name}.woff2`).file}`)
  // The boot script's own imports are loaded on intent, not with the page.
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
    previewStyles: (chunk(preview).css ?? []).map((file) => `/${file}`),
    fonts: { Latn: fontFiles(fonts.Latn), Arab: fontFiles(fonts.Arab), Deva: fontFiles(fonts.Deva) },
  }
}

/** The entry in development, where styles come with the script. */
export const developedAssets: Assets = {
  boot: '/src/ui/developed.ts',
  styles: [],
  fonts: { Latn: [], Arab: [], Deva: [] },
}
