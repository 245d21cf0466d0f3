import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast, inArabic } from '#ui/design/style/tokens/type.ts'
import { twoColumns } from '../../width.css.ts'

const { color, font, fontSize } = vars

export const story = style({ display: 'grid', gap: 'clamp(48px, 6vw, 88px)' })

export const shores = style({ display: 'grid' })

const gap = 'clamp(28px, 4.4vw, 72px)'

/** Two columns with a line of one pixel between them. */
export const both = style({
  '::before': { content: '', order: 2, background: color.lineStrong },
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.16fr) 1px minmax(0, 1fr)', columnGap: gap },
    [media.belowDesktop]: { gridTemplateRows: 'auto 1px auto', rowGap: 32 },
  },
})

const text = style({
  maxInlineSize: '34em',
  fontFamily: font.display,
  fontSize: fontSize.statement,
  lineHeight: vars.lineHeight.statement,
  letterSpacing: atLeast('-.012em', vars.letterSpacing.h2),
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

/** The column in the page's own language comes first, so that the right one is always that of Arabic. */
export const first = style([text, { order: 1 }])
export const second = style([text, { order: 3 }])

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlockStart: `1px solid ${color.text}`,
  '@media': { [media.phone]: { gridTemplateColumns: twoColumns, rowGap: 8 } },
})

/** Shows the figure above its label, which precedes it in the DOM. */
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlockStart: 20,
  paddingInlineEnd: 24,
  '@media': {
    [media.phone]: {
      paddingBlockStart: 18,
      selectors: { '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${color.lineStrong}` } },
    },
  },
})

export const value = style({
  fontFamily: font.figures,
  fontSize: 'clamp(2.25rem, 1.6rem + 2.3vw, 3.75rem)',
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
  letterSpacing: '-.025em',
  overflowWrap: 'anywhere',
})

export const label = style({
  marginBlockStart: 10,
  color: color.textSecondary,
  fontSize: fontSize.ui,
  lineHeight: vars.lineHeight.label,
  selectors: inArabic({ marginBlockStart: 4 }),
  overflowWrap: 'anywhere',
})
