import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { atLeast, fontWeight, inArabic } from '../../style/tokens/type.ts'

/** Two columns: the second is for a counter beside the hint. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: vars.space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

globalStyle(`:where(${field} > *)`, { gridColumn: '1 / -1' })

export const label = style({
  justifySelf: 'start',
  marginBlockEnd: 7,
  fontWeight: fontWeight.semibold,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.tight,
  selectors: inArabic({ marginBlockEnd: 4 }),
})

export const optional = style({ fontWeight: fontWeight.regular, color: vars.color.textHint })

/** A field with its hint above the control. */
export const tall = style({})

const below = style({
  gridRow: 3,
  marginBlockStart: 6,
  selectors: { [`${tall} > &`]: { gridRow: 4 } },
})

const quiet = { color: vars.color.textHint, fontSize: vars.fontSize.xs } as const

export const hint = style([below, { gridColumn: 1, ...quiet }])

export const hintAbove = style({ ...quiet, marginBlockStart: -3, marginBlockEnd: 7 })

export const beside = style([
  below,
  {
    gridColumn: 2,
    ...quiet,
    fontVariantNumeric: 'tabular-nums',
  },
])

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginBlockStart: 6,
  color: vars.color.danger,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: atLeast(1.35, vars.lineHeight.tight),
})

export const errorIcon = style({ strokeWidth: 2, inlineSize: 15, blockSize: 15 })
