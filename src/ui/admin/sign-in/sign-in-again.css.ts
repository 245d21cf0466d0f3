import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const other = style({
  display: 'flex',
  alignItems: 'center',
  marginBlockStart: vars.space[4],
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
})
