import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#domain/language/language.ts'
import { fonts, type Font } from './fonts.ts'
import type { StyleRule } from './page-styles.ts'

type Script = Language['script']

export interface Assets {
  readonly boot: string
  /** The rules of the site's style sheet. Each page contains those that it needs. */
  readonly rules: ReadonlyArray<StyleRule>
  /** Files of styles that a page links. */
  readonly styles?: ReadonlyArray<string>
  /** The styles of the bar above a preview, if they do not come with the script. */
  readonly previewStyles?: ReadonlyArray<string>
  /** The fonts to be preloaded. */
  readonly fonts: Readonly<Record<Script, ReadonlyArray<FontFile>>>
}

export interface FontFile extends Omit<Font, 'name'> {
  readonly href: string
}

interface Chunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
}

type Manifest = Readonly<Record<string, Chunk>>

const boot = 'src/ui/boot/boot.ts'
/** Its styles are those of the bar above a preview, which visitors do not load. */
const preview = 'src/ui/preview/preview-bar.css.ts'

/** @param folder With Vite's manifest and the rules of the style sheet. */
export const builtAssets = (folder: string): Assets => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const chunks = read('manifest.json') as Manifest
  const chunk = (name: string): Chunk => {
    const found = chunks[name]
    if (found === undefined) throw new Error(`The build has no ${name}. Run npm run build.`)
    return found
  }
  const files = (script: Script) =>
    fonts[script].map(({ name, ...font }) => ({
      ...font,
      href: `/${chunk(`src/ui/design/style/fonts/${name}.woff2`).file}`,
    }))
  return {
    boot: `/${chunk(boot).file}`,
    rules: read('page-styles.json') as Assets['rules'],
    previewStyles: (chunk(preview).css ?? []).map((file) => `/${file}`),
    fonts: { Latn: files('Latn'), Arab: files('Arab'), Deva: files('Deva') },
  }
}

/** The entry in development, where styles come with the script. */
export const devAssets: Assets = {
  boot: '/src/ui/developed.ts',
  rules: [],
  fonts: { Latn: [], Arab: [], Deva: [] },
}
