/** Breakpoints and user preferences as media queries. */
export const media = {
  phone: '(width < 768px)',
  tablet: '(width >= 768px)',
  belowDesktop: '(width < 1024px)',
  desktop: '(width >= 1024px)',
  /** Wider than a page's container. */
  wide: '(width > 1440px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  withoutScripts: '(scripting: none)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
} as const
