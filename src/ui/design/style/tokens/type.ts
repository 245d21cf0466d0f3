/** The languages in Arabic script. The table of languages is the domain's, which this folder may not import. */
export const arabicScript = ['ar', 'fa', 'ur'] as const

const serif = (newsreader: string) =>
  `"${newsreader}", "Markazi Text", "Newsreader Fallback", "Newsreader Fallback Times", serif`

const arabicSerif = (newsreader: string) =>
  `"Markazi Text", "${newsreader}", "Markazi Text Fallback", "Newsreader Fallback", "Newsreader Fallback Times", serif`

/** The tokens that differ by script. Line heights are ratios to the font size of the token. */
export const latin = {
  font: {
    display: serif('Newsreader'),
    text: '"Hanken Grotesk", "IBM Plex Sans Arabic", "Hanken Grotesk Fallback", system-ui, sans-serif',
    /** Figures, years and codes, which are Latin in every language. */
    figures: serif('Newsreader'),
  },
  fontWeight: { heading: '400' },
  lineHeight: {
    hero: '.98',
    h1: '1',
    h2: '1.08',
    h3: '1.15',
    tight: '1.3',
    statement: '1.3',
    label: '1.4',
    ui: '1.5',
    lead: '1.5',
    article: '1.58',
    text: '1.6',
  },
  letterSpacing: { hero: '-.03em', h1: '-.028em', h2: '-.018em', caps: '.05em', capsWide: '.1em' },
  underline: { offset: '3px' },
  /** How much further than capitals the letters of a button reach down. */
  button: { descent: '0px' },
} as const

/** Fonts that draw Arabic come first. They are larger by `size-adjust`, so no rule multiplies a size. */
export const arabic = {
  font: {
    display: arabicSerif('Newsreader Beside Arabic'),
    text: '"IBM Plex Sans Arabic", "Hanken Grotesk", "IBM Plex Sans Arabic Fallback", "IBM Plex Sans Arabic Fallback Others", "Hanken Grotesk Fallback", system-ui, sans-serif',
    figures: serif('Newsreader'),
  },
  fontWeight: { heading: '500' },
  lineHeight: {
    hero: '1.4',
    h1: '1.42',
    h2: '1.46',
    h3: '1.48',
    tight: '1.6',
    statement: '1.62',
    label: '1.75',
    ui: '1.75',
    lead: '1.84',
    article: '1.98',
    text: '1.92',
  },
  letterSpacing: { hero: '0em', h1: '0em', h2: '0em', caps: '0em', capsWide: '0em' },
  underline: { offset: '7px' },
  button: { descent: '3px' },
} as const

/**
 * Newsreader draws each size at an optical size of its own. Phones, which have no large sizes, load a cut at one optical size
 * that has a third fewer bytes.
 */
export const phoneFonts = {
  latin: { display: serif('Newsreader Small'), figures: serif('Newsreader Small') },
  arabic: { display: arabicSerif('Newsreader Small Beside Arabic'), figures: serif('Newsreader Small') },
} as const

/** For a Latin value of its own that is greater than the token's; in Arabic script the token is greater. */
export const atLeast = (own: number | string, token: string) => `max(${own}, ${token})`

/** Matches elements in a language of Arabic script. */
export const arabicSelector = `:is(${arabicScript.map((tag) => `:lang(${tag})`).join(', ')})`

/** Selectors of a style for elements in Arabic script. */
export const inArabic = <Rules extends object>(rules: Rules) => ({ [`&${arabicSelector}`]: rules })

/** Headlines end growing where their words would break: on a phone with letters of twice their size. */
export const fontSize = {
  hero: 'min(clamp(2.75rem, 1.35rem + 5.6vw, 6rem), 18vw)',
  h1: 'min(clamp(2.375rem, 1.5rem + 3.6vw, 4.5rem), 13vw)',
  h2: 'min(clamp(1.875rem, 1.4rem + 1.9vw, 3rem), 13vw)',
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
