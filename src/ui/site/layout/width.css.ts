import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { container, gutter } = vars.layout

/** The container of a page's content. */
export const wrap = style({
  inlineSize: `min(100%, ${container})`,
  marginInline: 'auto',
  paddingInline: gutter,
})

/** The distance from the edge of the page to the container's content. */
export const margin = `max(${gutter}, (100% - ${container}) / 2 + ${gutter})`

/** Columns of a grid: two, or one where enlarged letters leave a word too little room. */
export const twoColumns = 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))'

export const section = style({
  paddingBlock: vars.layout.section,
  '@media': { print: { paddingBlock: vars.space[5] } },
})

/** A section without a background; two adjacent ones share the space between them. */
export const plainSection = style([section, { selectors: { '& + &': { paddingBlockStart: 0 } } }])
