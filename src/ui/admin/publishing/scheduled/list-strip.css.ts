import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { color, space } = vars

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
})
