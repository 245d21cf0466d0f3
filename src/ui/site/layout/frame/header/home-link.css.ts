import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { atLeast } from '#ui/design/style/tokens/type.ts'

export const homeLink = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: hitArea,
  marginInlineEnd: 'auto',
})

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h3,
  lineHeight: atLeast(1.1, vars.lineHeight.h2),
  overflowWrap: 'anywhere',
})
