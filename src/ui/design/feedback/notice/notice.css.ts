import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { atLeast } from '../../style/tokens/type.ts'

export const notice = style({
  display: 'flex',
  alignItems: 'start',
  gap: 10,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  lineHeight: atLeast(1.45, vars.lineHeight.label),
})

export const tone = styleVariants({
  danger: { background: vars.color.dangerSurface, color: vars.color.danger },
  success: { background: vars.color.successSurface, color: vars.color.success },
  info: { background: vars.color.selected, color: vars.color.text },
})

/** Doubles the class to override IconButton's styles regardless of load order. */
export const close = style({
  selectors: { '&&': { marginBlock: -10, marginInlineStart: 'auto', marginInlineEnd: -8, color: 'inherit' } },
})

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere', marginBlock: 'auto' })
