import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/theme.css.ts'

/** The container of a page's matter. */
export const wrap = style({
  inlineSize: `min(100%, ${vars.layout.container})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
})

export const section = style({ paddingBlock: vars.layout.section })
