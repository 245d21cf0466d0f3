import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  fontSize: vars.fontSize.sm,
})
