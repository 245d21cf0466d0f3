/** Breakpoints and user preferences as media queries. */
export const media = {
  phone: '(width < 768px)',
  tablet: '(width >= 768px)',
  belowDesktop: '(width < 1024px)',
  desktop: '(width >= 1024px)',
  /** From a tablet up to a small laptop, where the back office has no room for every column of a table. */
  tabletToLaptop: '(768px <= width < 1280px)',
  laptop: '(width >= 1366px)',
  /** Wider than a page's container. */
  wide: '(width > 1440px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  withoutScripts: '(scripting: none)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
} as const
