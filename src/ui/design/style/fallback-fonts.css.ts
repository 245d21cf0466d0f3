import { globalFontFace } from '@vanilla-extract/css'

/** Stretches a system font to the metrics of the web font, so that nothing shifts when that one loads. */
const fallback = (
  family: string,
  local: string[],
  fontWeight: string,
  metrics: { size: number; ascent: number; descent: number },
) =>
  globalFontFace(family, {
    src: local.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    sizeAdjust: `${metrics.size}%`,
    ascentOverride: `${metrics.ascent}%`,
    descentOverride: `${metrics.descent}%`,
    lineGapOverride: '0%',
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
