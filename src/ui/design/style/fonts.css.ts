import { globalFontFace } from '@vanilla-extract/css'

/** The characters of English, with the accents of its words and of many names. */
const latin =
  'U+20-7E, U+A0, U+A9, U+AB, U+AE, U+B0, U+B7, U+BB, U+C9, U+E0-E1, U+E7-EA, U+EF, U+F6, U+FC, U+2BC, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2212'
/** The rest of Latin-1, with what French adds. */
const latin1 =
  'U+A1-A8, U+AA, U+AC-AD, U+AF, U+B1-B6, U+B8-BA, U+BC-C8, U+CA-DF, U+E2-E6, U+EB-EE, U+F0-F5, U+F7-FB, U+FD-FF, U+131, U+152-153'
const latinExtended =
  'U+100-130, U+132-151, U+154-2BB, U+2BD-2FF, U+300-301, U+303-304, U+308-309, U+323, U+1E00-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0'
export const arabicLetters = 'U+600-65F, U+66E-6EF, U+6FA-6FF'
export const spaces = 'U+20, U+A0'
/** With spaces: those of another font would divide a text into as many parts as it has words. */
const arabic = `${spaces}, ${arabicLetters}`
const arabicFigures = 'U+660-66D, U+6F0-6F9, U+FD3E-FD3F, U+FDF2, U+FDFC'

/** Declares a font face. `sizeAdjust` makes it look as large as other fonts of the same size. */
const face = (family: string, file: string, fontWeight: string, unicodeRange: string, sizeAdjust?: string) =>
  globalFontFace(family, {
    // Without `no-inline`, the smallest file becomes a data URL, which the content security policy blocks.
    src: `url("./fonts/${file}.woff2?no-inline") format("woff2")`,
    fontWeight,
    unicodeRange,
    fontDisplay: 'swap',
    ...(sizeAdjust && { sizeAdjust }),
  })

interface LatinFont {
  readonly weight: string
  readonly file: string
  /** For the characters of English, if they have a file of another cut. */
  readonly english?: string
  readonly sizeAdjust?: string
}

/** The faces of a Latin font; a page loads those whose characters it has. */
const latinFaces = (family: string, { weight, file, english = file, sizeAdjust }: LatinFont) => {
  face(family, `${english}-latin`, weight, latin, sizeAdjust)
  face(family, `${file}-latin-1`, weight, latin1, sizeAdjust)
  face(family, `${file}-latin-ext`, weight, latinExtended, sizeAdjust)
}

const newsreader = { weight: '400', file: 'newsreader' }
const newsreaderSmall = { ...newsreader, english: 'newsreader-small' }
latinFaces('Newsreader', newsreader)
latinFaces('Newsreader Small', newsreaderSmall)
latinFaces('Newsreader Beside Arabic', { ...newsreader, sizeAdjust: '90%' })
latinFaces('Newsreader Small Beside Arabic', { ...newsreaderSmall, sizeAdjust: '90%' })
// A family of its own: a browser takes all characters of a text from faces of one weight.
face('Newsreader Light', 'newsreader-light-figures', '300', 'U+30-39')
latinFaces('Hanken Grotesk', { weight: '400 700', file: 'hanken-grotesk' })
face('Markazi Text', 'markazi-text-arabic-400', '400', arabic, '116%')
face('Markazi Text', 'markazi-text-arabic-500', '500', arabic, '116%')
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-400', '400', arabic, '112%')
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-600', '600 700', arabic, '112%')
// Of the same weights as the letters, for the same reason.
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-figures', '400', arabicFigures, '112%')
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-figures', '600 700', arabicFigures, '112%')
