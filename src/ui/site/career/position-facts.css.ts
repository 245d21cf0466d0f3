import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

export const facts = style({
  minInlineSize: 0,
  fontSize: vars.fontSize.ui,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})

export const fact = style({
  color: vars.color.textSecondary,
  selectors: { '&:first-of-type': { color: vars.color.text, fontWeight: fontWeight.semibold } },
})
