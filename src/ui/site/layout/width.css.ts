import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { container, gutter } = vars.layout

/** The container of a page's matter. */
export const wrap = style({
  inlineSize: `min(100%, ${container})`,
  marginInline: 'auto',
  paddingInline: gutter,
})

/** From the edge of the page to where its matter begins. */
export const margin = `max(${gutter}, (100% - ${container}) / 2 + ${gutter})`

export const section = style({
  paddingBlock: vars.layout.section,
  '@media': { print: { paddingBlock: vars.space[5] } },
})

/** A section without a ground of its own: between two of them stands the space of one. */
export const plainSection = style([section, { selectors: { '& + &': { paddingBlockStart: 0 } } }])
