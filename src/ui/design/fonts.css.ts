import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+0-2FF, U+300-301, U+303-304, U+308-309, U+323, U+2000-20AB, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD'
const latinExtended =
  'U+100-130, U+132-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+304, U+308, U+329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'
const arabic = 'U+600-6FF, U+200C-200D, U+FD3E-FD3F, U+FDF2, U+FDFC'

const face = (family: string, file: string, fontWeight: string, unicodeRange: string) =>
  globalFontFace(family, {
    src: `url("./fonts/${file}.woff2?no-inline") format("woff2")`,
    fontWeight,
    unicodeRange,
    fontDisplay: 'swap',
  })
