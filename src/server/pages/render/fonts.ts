import type { Language } from '#domain/language/language.ts'

type Script = Language['script']

export interface Font {
  /** Of its file, without the extension. */
  readonly name: string
  /** The media query of the screens that need it. */
  readonly media?: string
  /** Whether it follows once the page has loaded. */
  readonly late?: boolean
}

/** As in the design tokens, which this folder may not import. */
const latin = [
  { name: 'newsreader-latin', media: '(width >= 768px)' },
  { name: 'newsreader-small-latin', media: '(width < 768px)' },
  { name: 'hanken-grotesk-latin' },
]

const arabic = [{ name: 'markazi-text-arabic-500' }, { name: 'ibm-plex-sans-arabic-400' }]

/**
 * The fonts that most pages of a script need, to be preloaded. Those that come late come together, so that the page is laid
 * out again only once. Until then an Arabic page draws each weight of a family with the first, and Latin letters and figures
 * with fonts of the system.
 */
export const fonts: Readonly<Record<Script, ReadonlyArray<Font>>> = {
  Latn: latin,
  Arab: [
    ...arabic,
    ...[...latin, { name: 'markazi-text-arabic-400' }, { name: 'ibm-plex-sans-arabic-600' }].map((font) => ({
      ...font,
      late: true,
    })),
  ],
  Deva: latin,
}

/** Whether pages of a script declare a font late. A Latin page has few Arabic words, and none is its headline. */
export const isLate = (font: string, script: Script): boolean =>
  script === 'Arab' ? !arabic.some(({ name }) => name === font) : font.includes('-arabic-')

/** Selects the elements of a page that need its late fonts. */
export const needingLate = (script: Script): string => (script === 'Arab' ? 'body' : 'body [lang]')
