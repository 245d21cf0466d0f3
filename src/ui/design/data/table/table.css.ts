import { style, styleVariants } from '@vanilla-extract/css'
import { ownDirection } from '../../style/own-direction.ts'
import { vars } from '../../style/theme.css.ts'
import { head as titleOfCard, inset } from '../../layout/card/card.css.ts'
import { media } from '../../style/tokens/media.ts'
import { atLeast, fontWeight } from '../../style/tokens/type.ts'

const { color } = vars
const phone = (rules: Record<string, unknown>) => ({ '@media': { [media.phone]: rules } })
const line = `1px solid ${color.line}`

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.ui,
  ...phone({ display: 'block' }),
})

export const body = style(phone({ display: 'block' }))

export const head = style(phone({ display: 'none' }))

/** Aligns the first and the last column with the title of the card that the table is in. */
const alignedWithTitle = {
  [`${titleOfCard} ~ ${table} &:first-child`]: { paddingInlineStart: inset },
  [`${titleOfCard} ~ ${table} &:last-child`]: { paddingInlineEnd: inset },
}

export const heading = style({
  paddingBlock: 11,
  paddingInline: 14,
  borderBlockEnd: line,
  textAlign: 'start',
  fontWeight: fontWeight.semibold,
  color: color.textSecondary,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-sort]:not([aria-sort=none])': { color: color.text }, ...alignedWithTitle },
})

/** Wraps before the column would widen the table. */
export const mainHeading = style({ whiteSpace: 'normal' })

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: fontWeight.semibold,
  textAlign: 'start',
  ':hover': { color: color.text },
})

export const row = style({
  ':hover': { background: color.surfaceRaised },
  ...phone({
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    rowGap: 4,
    padding: '14px 16px',
    borderBlockEnd: line,
  }),
  selectors: {
    '&[aria-selected=true]': { background: `color-mix(in srgb, ${color.selected} 45%, transparent)` },
    '&[aria-current=true]': { boxShadow: `inset 4px 0 ${vars.palette.buff[400]}` },
    '&:dir(rtl)[aria-current=true]': { boxShadow: `inset -4px 0 ${vars.palette.buff[400]}` },
  },
})

export const cell = style({
  paddingBlock: 12,
  paddingInline: 14,
  borderBlockEnd: line,
  verticalAlign: 'middle',
  selectors: { [`${row}:last-child > &`]: { borderBlockEnd: 0 } },
  '@media': {
    [media.phone]: { padding: 0, border: 0 },
    [media.tablet]: { selectors: alignedWithTitle },
  },
})

export const select = style({
  inlineSize: 44,
  ...phone({ gridColumn: 1, inlineSize: 'auto', marginInlineEnd: 28 }),
})

export const role = styleVariants({
  media: {
    inlineSize: 112,
    ...phone({ gridColumn: 2, gridRow: '1 / span 2', inlineSize: 'auto', marginInlineEnd: 14 }),
  },
  // Takes the remaining width and truncates its text instead of widening the table.
  main: {
    inlineSize: '100%',
    maxInlineSize: 0,
    ...phone({ gridColumn: 3, inlineSize: 'auto', maxInlineSize: 'none' }),
  },
  detail: { color: color.textSecondary, ...phone({ gridColumn: 3 }) },
  whole: phone({ gridColumn: 3 }),
  id: {
    color: color.textSecondary,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.belowDesktop]: { display: 'none' } },
  },
  actions: { textAlign: 'end', whiteSpace: 'nowrap', ...phone({ gridColumn: '2 / -1' }) },
})

export const spare = style({ '@media': { [media.tabletToLaptop]: { display: 'none' } } })

/** As wide as its text, up to a limit that leaves room for the main column. */
export const detail = style({
  '@media': {
    [media.laptop]: { inlineSize: 'max-content', maxInlineSize: 'min(14rem, 13vw)' },
  },
})

const thumbnail = style({
  inlineSize: 84,
  blockSize: 56,
  maxInlineSize: 'none',
  borderRadius: vars.radius.md,
})

export const thumbnails = styleVariants({
  /** Fills the frame. */
  picture: [thumbnail, { objectFit: 'cover', background: color.skeleton }],
  /** Shows a logo whole, on white. */
  mark: [thumbnail, { padding: 6, objectFit: 'contain', background: vars.palette.white }],
})

export const title = style({
  ...ownDirection,
  display: 'block',
  fontWeight: fontWeight.semibold,
  fontSize: vars.fontSize.ui,
  lineHeight: atLeast(1.35, vars.lineHeight.tight),
  overflowWrap: 'anywhere',
})

export const text = style({
  ...ownDirection,
  display: 'block',
  maxInlineSize: '74ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textSecondary,
  ...phone({ display: 'none' }),
})
