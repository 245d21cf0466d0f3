import { globalFontFace } from '@vanilla-extract/css'
import { arabicLetters, spaces } from './fonts.css.ts'

/** Stretches a system font to the metrics of the web font, so that nothing shifts when that one loads. */
const fallback = (
  family: string,
  local: string[],
  fontWeight: string,
  metrics: { size: number; ascent: number; descent: number },
  unicodeRange?: string,
) =>
  globalFontFace(family, {
    src: local.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    sizeAdjust: `${metrics.size}%`,
    ascentOverride: `${metrics.ascent}%`,
    descentOverride: `${metrics.descent}%`,
    lineGapOverride: '0%',
    ...(unicodeRange && { unicodeRange }),
  })

fallback('Hanken Grotesk Fallback', ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], '400 500', {
  size: 101.2,
  ascent: 98.8,
  descent: 29.9,
})
fallback(
  'Hanken Grotesk Fallback',
  ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
  '600 700',
  {
    size: 94.8,
    ascent: 105.5,
    descent: 32,
  },
)
fallback('Newsreader Fallback', ['Georgia', 'Gelasio'], '300 400', {
  size: 97.5,
  ascent: 75.4,
  descent: 27.2,
})
fallback(
  'Newsreader Fallback Times',
  ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
  '300 400',
  {
    size: 108.6,
    ascent: 67.7,
    descent: 24.4,
  },
)

// Only for Arabic: its Latin letters must not precede those of the Latin fallbacks.
const text = 'IBM Plex Sans Arabic Fallback'
const notoSans = ['Noto Sans Arabic', 'NotoSansArabic-Regular']
const notoSansBold = ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold']
fallback(text, notoSans, '400 500', { size: 105.6, ascent: 115.1, descent: 44 }, arabicLetters)
fallback(text, notoSansBold, '600 700', { size: 100.1, ascent: 121.4, descent: 46.4 }, arabicLetters)
const others = ['Geeza Pro', 'GeezaPro', 'Arial', 'ArialMT']
fallback(`${text} Others`, others, '400 700', { size: 112, ascent: 108.5, descent: 41.5 }, arabicLetters)
fallback(
  text,
  ['Arial', 'ArialMT', 'Liberation Sans'],
  '400 700',
  { size: 95.1, ascent: 127.8, descent: 48.9 },
  spaces,
)
const notoNaskh = ['Noto Naskh Arabic', 'NotoNaskhArabic-Regular']
const display = { size: 106.5, ascent: 91.4, descent: 39.3 }
fallback('Markazi Text Fallback', notoNaskh, '400 500', display, arabicLetters)
fallback(
  'Markazi Text Fallback',
  ['Georgia', 'Gelasio'],
  '400 500',
  { size: 79.8, ascent: 121.9, descent: 52.5 },
  spaces,
)
