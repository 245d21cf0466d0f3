import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { columns as newsColumns } from '../news-columns.css.ts'

const { color, fontSize } = vars
const quiet = { color: color.textSecondary, fontSize: fontSize.ui, lineHeight: vars.lineHeight.ui } as const

export const columns = style([
  newsColumns,
  { rowGap: 36, '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr' } } },
])

export const head = style({ marginBlock: '36px 10px', fontSize: '1.375rem' })

/** What the list is narrowed to, and the way back to all news. */
export const narrowed = style([
  head,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 20px', overflowWrap: 'anywhere' },
])

/** Beside the search and what follows; on a phone between them. */
export const list = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumnEnd: -1, gridRow: '1 / span 2' } },
})

export const year = style({ marginBlockEnd: 'clamp(48px, 6vw, 80px)' })

export const figure = style({
  paddingBlockEnd: 14,
  borderBlockEnd: `1px solid ${color.text}`,
  fontFamily: vars.font.figures,
  fontSize: 'clamp(3rem, 2.2rem + 3vw, 4.75rem)',
  lineHeight: 1,
  letterSpacing: '-.035em',
  fontVariantNumeric: 'lining-nums',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '8.5rem 1fr auto',
  gap: '6px 24px',
  alignItems: 'baseline',
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  ':hover': { color: color.link },
  '@media': { [media.phone]: { gridTemplateColumns: '1fr auto' } },
})

export const title = style({
  minInlineSize: 0,
  fontSize: '1.4375rem',
  lineHeight: vars.lineHeight.h3,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2, fontSize: '1.3125rem' } },
})

export const aside = style(quiet)
