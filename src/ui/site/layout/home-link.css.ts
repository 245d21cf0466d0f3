import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/theme.css.ts'
import { hitArea } from '#ui/design/tokens/space.ts'

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
