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
/** Latin figures and the signs around them, which Arabic texts have more often than Latin letters. */
const arabicSigns =
  'U+21, U+23, U+25-26, U+28-29, U+2B-3A, U+3F, U+AB, U+B7, U+BB, U+2013-2014, U+2026, U+2212'
/** The characters of `latin` without those signs. */
const latinLetters =
  'U+22, U+24, U+27, U+2A, U+3B-3E, U+40-7E, U+A9, U+AE, U+B0, U+C9, U+E0-E1, U+E7-EA, U+EF, U+F6, U+FC, U+2BC, U+2018-201A, U+201C-201E, U+2022, U+2032-2033, U+2039-203A, U+20AC, U+2122'
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

face('Newsreader', 'newsreader-latin', '400', latin)
face('Newsreader', 'newsreader-latin-1', '400', latin1)
face('Newsreader', 'newsreader-latin-ext', '400', latinExtended)
// A family of its own: Arabic pages would draw all figures with it until the others have come.
face('Newsreader Light', 'newsreader-light-figures', '300', 'U+30-39')
face('Hanken Grotesk', 'hanken-grotesk-latin', '400 700', latin)
face('Hanken Grotesk', 'hanken-grotesk-latin-1', '400 700', latin1)
face('Hanken Grotesk', 'hanken-grotesk-latin-ext', '400 700', latinExtended)
face('Newsreader Signs', 'newsreader-arabic-signs', '400', `${spaces}, ${arabicSigns}`)
face('Newsreader Beside Arabic', 'newsreader-arabic-signs', '400', arabicSigns, '90%')
face('Newsreader Beside Arabic', 'newsreader-latin', '400', latinLetters, '90%')
face('Newsreader Beside Arabic', 'newsreader-latin-1', '400', latin1, '90%')
face('Newsreader Beside Arabic', 'newsreader-latin-ext', '400', latinExtended, '90%')
face('Hanken Grotesk Beside Arabic', 'hanken-grotesk-arabic-signs', '400 700', arabicSigns)
face('Hanken Grotesk Beside Arabic', 'hanken-grotesk-latin', '400 700', latinLetters)
face('Hanken Grotesk Beside Arabic', 'hanken-grotesk-latin-1', '400 700', latin1)
face('Hanken Grotesk Beside Arabic', 'hanken-grotesk-latin-ext', '400 700', latinExtended)
face('Markazi Text', 'markazi-text-arabic-400', '400', arabic, '116%')
face('Markazi Text', 'markazi-text-arabic-500', '500', arabic, '116%')
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-400', '400', arabic, '112%')
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-600', '600 700', arabic, '112%')
// Of the same weights as the letters: a browser takes all characters from faces of one weight.
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-figures', '400', arabicFigures, '112%')
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-figures', '600 700', arabicFigures, '112%')
