export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
  9: '96px',
  10: '128px',
} as const

export const layout = {
  section: 'clamp(4rem, 2.4rem + 6.6vw, 8.5rem)',
  gutter: 'clamp(1.25rem, .4rem + 4.2vw, 5rem)',
  columnGap: 'clamp(16px, 2vw, 32px)',
  container: '1440px',
} as const

/** The minimum size of anything pressed on the site or with a finger. */
export const hitArea = '44px'
