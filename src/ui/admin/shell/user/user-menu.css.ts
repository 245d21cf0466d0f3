import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight, inArabic } from '#ui/design/style/tokens/type.ts'

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  flex: '0 1 auto',
  minInlineSize: 0,
  padding: '4px 10px',
  borderRadius: vars.radius.md,
  textAlign: 'start',
  ':hover': { background: vars.palette.navy[800] },
})

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Room for vowel marks.
  selectors: inArabic({ marginBlockStart: -2, paddingBlockStart: 2 }),
})

export const role = style({ display: 'block', color: vars.palette.shoal[300], fontSize: vars.fontSize.xxs })

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  inlineSize: 220,
  padding: 6,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.menu,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  vars: { [vars.color.focus]: vars.palette.shoal[500] },
})

/** Above the foot of the rail, or below the top bar. */
export const place = styleVariants({
  rail: { insetBlockEnd: 78, insetInlineStart: 14 },
  bar: { insetBlockStart: 64, insetInlineEnd: vars.space[3] },
})

export const person = style({
  padding: '8px 10px 10px',
  marginBlockEnd: 6,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})

export const email = style({ color: vars.color.textSecondary, fontSize: vars.fontSize.xs })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  inlineSize: '100%',
  minBlockSize: 40,
  paddingInline: 10,
  borderRadius: vars.radius.md,
  fontWeight: fontWeight.medium,
  ':hover': { background: vars.color.selected },
})
