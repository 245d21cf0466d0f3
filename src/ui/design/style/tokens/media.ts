/** Widths at which the layout changes, and what else it answers to, as media queries. */
export const media = {
  phone: '(width < 768px)',
  tablet: '(width >= 768px)',
  belowDesktop: '(width < 1024px)',
  desktop: '(width >= 1024px)',
  /** Wider than the container of a page. */
  wide: '(width > 1440px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  withoutScripts: '(scripting: none)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
} as const
