import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

const { color, fontSize, layout } = vars

/** The title beside the principles, from the fifth of twelve columns. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: `40px ${layout.columnGap}`,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const title = style({ maxInlineSize: '12ch', fontSize: fontSize.h2 })

export const principles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: `28px ${layout.columnGap}`,
})

export const principle = style({
  minInlineSize: 0,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${color.text}`,
  overflowWrap: 'anywhere',
})

export const name = style({ fontSize: '1.375rem' })

export const text = style({
  marginBlockStart: 10,
  color: color.textSecondary,
  fontSize: fontSize.ui,
  lineHeight: vars.lineHeight.ui,
})
