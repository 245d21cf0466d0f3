import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

const { color, radius, space } = vars

/** Underline and strikethrough, so that the meaning does not depend on colour alone. */
const changed = {
  borderRadius: radius.sm,
  paddingInline: 2,
  textUnderlineOffset: vars.underline.offset,
} as const

export const part = styleVariants({
  same: {},
  removed: {
    ...changed,
    background: color.dangerSurface,
    color: color.danger,
    textDecoration: 'line-through',
  },
  added: { ...changed, background: color.successSurface, color: color.success, textDecoration: 'underline' },
})

const boxed = {
  display: 'grid',
  gap: space[1],
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: radius.md,
  textDecoration: 'none',
} as const

export const entry = styleVariants({
  same: boxed,
  removed: { ...boxed, background: color.dangerSurface, color: color.danger },
  added: { ...boxed, background: color.successSurface, color: color.success },
})

/** A text of the other direction stands on the side of the texts around it. */
export const text = style({ textAlign: 'match-parent', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  overflowWrap: 'anywhere',
})
