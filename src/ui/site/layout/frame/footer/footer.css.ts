import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { atLeast, fontWeight, inArabic } from '#ui/design/style/tokens/type.ts'
import { tapTarget } from '../../tap-target.ts'
import { twoColumns } from '../../width.css.ts'

const { palette } = vars

export const footer = style({
  paddingBlock: 'clamp(56px, 6vw, 88px) 32px',
  background: palette.navy[950],
  color: palette.white,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '5fr 2fr 2fr 4fr',
  gap: 40,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: twoColumns },
    [media.phone]: { gap: '36px 24px' },
  },
})

const wholeRowOnPhone = { '@media': { [media.phone]: { gridColumn: '1 / -1' } } }

const text = style({
  color: palette.shoal[100],
  fontSize: vars.fontSize.ui,
  lineHeight: atLeast(1.6, vars.lineHeight.ui),
  overflowWrap: 'anywhere',
})

export const brand = style({ minInlineSize: 0, ...wholeRowOnPhone })
export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h3,
  lineHeight: atLeast(1.2, vars.lineHeight.h3),
})
export const address = style([
  text,
  { marginBlockStart: 26, maxInlineSize: '26ch', fontStyle: 'normal', whiteSpace: 'pre-line' },
])

export const title = style({
  marginBlockEnd: 22,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.xs,
  fontWeight: fontWeight.semibold,
  lineHeight: vars.lineHeight.h1,
  letterSpacing: vars.letterSpacing.capsWide,
  color: palette.shoal[300],
  selectors: inArabic({ marginBlockEnd: 16 }),
})

/** A link: as tall as a finger on a phone, and no further from its neighbours than the other titles. */
export const linkedTitle = style([
  title,
  {
    '@media': {
      [media.phone]: { marginBlock: '-15px 7px', selectors: inArabic({ marginBlock: '-13px 3px' }) },
    },
  },
])

export const place = style([
  text,
  {
    marginBlockEnd: 12,
    selectors: inArabic({ marginBlockEnd: 7 }),
    '@media': { [media.phone]: { marginBlockEnd: 0, selectors: inArabic({ marginBlockEnd: 0 }) } },
  },
])
export const link = style({
  '@media': tapTarget,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.offset },
})

export const contact = style({ minInlineSize: 0, ...wholeRowOnPhone })
export const contactLinks = style([text, { display: 'grid' }])
export const networks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginBlockStart: 24,
  '@media': { print: { display: 'none' } },
})
export const network = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: hitArea,
  blockSize: hitArea,
  border: `1px solid ${palette.navy[700]}`,
  borderRadius: vars.radius.sm,
  ':hover': { background: palette.navy[800] },
})

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 20,
  marginBlockStart: 'clamp(56px, 7vw, 104px)',
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${palette.navy[800]}`,
  color: palette.shoal[300],
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { flexDirection: 'column-reverse', alignItems: 'start' },
    [media.tablet]: { selectors: { '&:has(nav)': { alignItems: 'center' } } },
  },
})

/** Own pages, such as terms. */
export const lastLine = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' })

const shownName = { fontFamily: vars.font.display, lineHeight: 1, color: palette.white }

/** The brand name in the second language of the page. */
export const wordmark = styleVariants({
  ltr: { ...shownName, fontSize: '2rem', letterSpacing: '-.01em' },
  rtl: { ...shownName, fontSize: '2.3125rem' },
})
