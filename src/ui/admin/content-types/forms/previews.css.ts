import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { palette } = vars

/** The site is always light. */
const paper = { background: palette.white, color: palette.navy[900], overflowWrap: 'anywhere' } as const

export const titleAndYear = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 140px',
  gap: 20,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** The year is as narrow below a title in two languages, which takes the row. */
globalStyle(`${titleAndYear} > :last-child`, {
  '@media': { [media.tablet]: { maxInlineSize: 140 } },
})

export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '22px 20px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const article = style({ ...paper, display: 'grid', gap: vars.space[4], padding: 22 })

/** Looks like a heading, but is none in the outline of this screen. */
const heading = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.heading,
  letterSpacing: vars.letterSpacing.h2,
  textWrap: 'balance',
})

export const articleTitle = style([heading, { fontSize: vars.fontSize.h3, lineHeight: vars.lineHeight.h2 }])

export const reading = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.article,
})

export const quiet = style({
  color: palette.ink[600],
  fontSize: vars.fontSize.ui,
  lineHeight: vars.lineHeight.ui,
})

export const designation = style({
  color: palette.shoal[600],
  fontWeight: fontWeight.semibold,
  fontSize: vars.fontSize.sm,
})

export const wide = style({ inlineSize: '100%', aspectRatio: '16 / 10', objectFit: 'cover' })

export const portrait = style({ inlineSize: '100%', aspectRatio: '5 / 6', objectFit: 'cover' })

export const photo = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  marginBlock: '30px 24px',
})

export const cell = style({ ...paper, display: 'grid', gap: 30, padding: 28 })

export const mark = style({ blockSize: 42, inlineSize: 'auto', justifySelf: 'start', objectFit: 'contain' })

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: '26px 32px' })

export const slide = style({
  ...paper,
  display: 'grid',
  gap: vars.space[4],
  padding: 22,
  background: palette.navy[900],
  color: palette.white,
})

export const slideTitle = style([heading, { fontSize: vars.fontSize.h2, lineHeight: vars.lineHeight.h1 }])

export const panel = style({ ...paper, padding: '36px 28px 38px' })

export const dark = style({ color: palette.white })

export const year = style({
  fontFamily: vars.font.figures,
  fontSize: 'clamp(4rem, 3rem + 3vw, 6.25rem)',
  lineHeight: 0.9,
  letterSpacing: '-.045em',
  fontVariantNumeric: 'lining-nums',
})

export const panelTitle = style([heading, { fontSize: '1.5rem', lineHeight: vars.lineHeight.h3 }])

export const panelText = style({
  marginBlockStart: 10,
  fontSize: vars.fontSize.ui,
  lineHeight: vars.lineHeight.ui,
  opacity: 0.88,
})
