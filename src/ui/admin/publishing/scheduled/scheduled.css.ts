import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, radius, space } = vars
const line = `1px solid ${color.line}`

export const day = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: {
    '& + &': { borderBlockStart: line },
    '&:not(:has(> h2))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const date = style({ fontSize: '1.5rem' })

export const weekday = style({
  display: 'block',
  color: color.textSecondary,
  fontFamily: vars.font.text,
  fontSize: fontSize.xs,
  letterSpacing: 'normal',
})

export const groups = style({ display: 'grid', gap: space[3], minInlineSize: 0 })

export const group = style({
  border: line,
  borderRadius: radius.md,
  selectors: { '&[data-state=failed]': { borderColor: color.danger } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2],
  paddingInline: space[4],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  background: color.surfaceRaised,
})

export const own = style({ color: color.textSecondary, fontWeight: fontWeight.regular })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: line,
  fontSize: fontSize.sm,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const kind = style({ color: color.textSecondary })

export const what = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = style({ fontWeight: fontWeight.semibold, ':hover': { textDecoration: 'underline' } })

export const details = style({ color: color.textSecondary })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  selectors: { [`${head} > &`]: { marginInlineStart: 'auto' } },
  '@media': { [media.belowDesktop]: { selectors: { [`${head} > &`]: { marginInlineStart: 0 } } } },
})

export const rows = style({ minInlineSize: 0 })

export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[1], whiteSpace: 'normal' })
