import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { fontSize, lineHeight, palette, space } = vars

/** The site is always light. Stands below the name of the section, past the handle. */
export const paper = style({
  display: 'grid',
  gap: space[1],
  margin: space[2],
  marginBlockStart: 0,
  marginInlineStart: 44,
  padding: '10px 14px',
  borderRadius: vars.radius.md,
  background: palette.white,
  color: palette.ink[600],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.ui,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { marginInlineStart: space[2] } },
})

/** The first lines. */
export const words = style({ maxBlockSize: '3lh', overflow: 'hidden', whiteSpace: 'pre-line' })

export const row = style([
  paper,
  { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}`, alignItems: 'baseline' },
])

export const figure = style({
  color: palette.navy[900],
  fontFamily: vars.font.figures,
  fontSize: fontSize.h3,
  lineHeight: lineHeight.h3,
})

export const named = style({ display: 'flex', alignItems: 'center', gap: space[2] })

export const pair = style([
  paper,
  {
    gridTemplateColumns: '144px minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'center',
    '@media': { [media.phone]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
  },
])

export const picture = style({ inlineSize: '100%', aspectRatio: '3 / 2', objectFit: 'cover' })

export const quote = style({
  maxBlockSize: '3lh',
  overflow: 'hidden',
  color: palette.navy[900],
  fontFamily: vars.font.display,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.tight,
})
