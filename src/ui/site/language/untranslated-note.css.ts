import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

/** Between two hairlines. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 20px',
  marginBlockEnd: 32,
  paddingBlock: 12,
  borderBlock: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.ui,
})
