import { globalStyle, style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { atLeast, fontWeight } from '#ui/design/style/tokens/type.ts'

export const facts = style({
  minInlineSize: 0,
  fontSize: vars.fontSize.ui,
  lineHeight: atLeast(1.45, vars.lineHeight.label),
  overflowWrap: 'anywhere',
})

export const fact = style({
  ...ownDirection,
  color: vars.color.textSecondary,
  selectors: { '&:first-of-type': { color: vars.color.text, fontWeight: fontWeight.semibold } },
})

// A day breaks between its words only where it has no room in a line of its own.
globalStyle(`${fact} time`, { display: 'inline-block' })
