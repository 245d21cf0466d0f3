import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { wrap } from '../layout/width.css.ts'

const { color, fontSize, layout } = vars

export const columns = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: layout.columnGap,
    rowGap: 40,
    alignItems: 'start',
    paddingBlock: `clamp(48px, 6vw, 88px) ${layout.section}`,
  },
])

const wholeRow = { gridColumn: '1 / -1' }

export const words = style({
  gridColumn: '1 / span 5',
  minInlineSize: 0,
  '@media': { [media.belowDesktop]: wholeRow, print: wholeRow },
})

globalStyle(`${words} > dl`, { marginBlockStart: 44 })

export const title = style({
  fontSize: fontSize.h1,
  letterSpacing: vars.letterSpacing.h1,
  lineHeight: vars.lineHeight.h1,
})

export const lead = style({
  marginBlockStart: 22,
  maxInlineSize: '38ch',
  fontSize: fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  color: color.textSecondary,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

/** From one edge of the page to the other. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'clamp(260px, 32vw, 460px)',
  objectFit: 'cover',
  background: color.skeleton,
  '@media': { print: { display: 'none' } },
})
