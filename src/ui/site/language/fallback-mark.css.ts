import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

export const mark = style({
  display: 'inline-block',
  paddingInline: 7,
  paddingBlockEnd: 1,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  color: vars.color.link,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  verticalAlign: 2,
})
