import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const form = style({ display: 'grid', gap: 22 })
export const send = style({ justifySelf: 'start' })

export const progress = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
})
