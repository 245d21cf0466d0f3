import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

export const panel = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[3],
  minBlockSize: 230,
  paddingBlock: 36,
  paddingInline: 28,
  border: `1px solid ${vars.color.line}`,
})
