import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { palette } = vars

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  minBlockSize: 38,
  marginBlockEnd: vars.space[3],
  paddingInline: 10,
  border: `1px solid ${palette.navy[700]}`,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  color: palette.shoal[100],
  ':hover': { background: palette.navy[900] },
})

export const keys = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.xxs,
  color: palette.shoal[300],
})
