export const font = {
  display: '"Newsreader", "Markazi Text", "Newsreader Fallback", "Newsreader Fallback Times", serif',
  text: '"Hanken Grotesk", "IBM Plex Sans Arabic", "Hanken Grotesk Fallback", system-ui, sans-serif',
  arabicDisplay: '"Markazi Text", "Newsreader", serif',
} as const

export const fontSize = {
  hero: 'clamp(2.75rem, 1.35rem + 5.6vw, 6rem)',
  h1: 'clamp(2.375rem, 1.5rem + 3.6vw, 4.5rem)',
  h2: 'clamp(1.875rem, 1.4rem + 1.9vw, 3rem)',
  h3: 'clamp(1.375rem, 1.2rem + .7vw, 1.75rem)',
  statement: 'clamp(1.5rem, 1.2rem + 1.25vw, 2.25rem)',
  lead: 'clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)',
  body: '1.0625rem',
  control: '1rem',
  ui: '.9375rem',
  sm: '.875rem',
  xs: '.8125rem',
  xxs: '.75rem',
} as const

export const fontWeight = {
  light: '300',
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
} as const
