import hankenGrotesk from './fonts/hanken-grotesk-latin.woff2?url&no-inline'
import newsreader from './fonts/newsreader-latin.woff2?url&no-inline'

/** The two files that every page asks for before its first line is drawn. */
export const preloadedFonts = [newsreader, hankenGrotesk] as const
