import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'

export const homeLink = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: hitArea,
  marginInlineEnd: 'auto',
})

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
})
