import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+20-7E, U+A0-FF, U+131, U+152-153, U+2BC, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2212'
const latinExtended =
  'U+100-130, U+132-151, U+154-2BB, U+2BD-2FF, U+300-301, U+303-304, U+308-309, U+323, U+1E00-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0'
const arabic = 'U+600-6FF, U+FD3E-FD3F, U+FDF2, U+FDFC'

/** `sizeAdjust` enlarges Arabic, which looks smaller than Latin of the same size. */
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
face('Newsreader', 'newsreader-latin-ext', '400', latinExtended)
face('Newsreader', 'newsreader-light-figures', '300', 'U+30-39')
face('Hanken Grotesk', 'hanken-grotesk-latin', '400 700', latin)
face('Hanken Grotesk', 'hanken-grotesk-latin-ext', '400 700', latinExtended)
face('Markazi Text', 'markazi-text-arabic', '400', arabic, '116%')
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-400', '400', arabic, '112%')
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-500', '500', arabic, '112%')
face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic-600', '600 700', arabic, '112%')
