import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const sent = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[4],
  minBlockSize: 360,
  overflowWrap: 'anywhere',
})

export const icon = style({ inlineSize: 40, blockSize: 40, color: vars.color.success })
export const progress = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
})

/** Takes the focus; scrolled to, the icon above it shows too. */
export const title = style({
  scrollMarginBlockStart: 80,
  fontSize: vars.fontSize.h3,
  ':focus': { outline: 'none' },
})
