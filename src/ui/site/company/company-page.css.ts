import { globalStyle, style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight, inArabic } from '#ui/design/style/tokens/type.ts'
import { plainSection, wrap } from '../layout/width.css.ts'

const { color, fontSize, palette } = vars

const columns = {
  display: 'grid',
  columnGap: 'clamp(32px, 5vw, 88px)',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 } },
} as const

/** Wins over the display of a button. */
const onScreen = { '@media': { print: { display: 'none !important' as 'none' } } }

export const crumbs = style([wrap, { paddingBlockStart: 14 }])

export const head = style([
  wrap,
  {
    ...columns,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'end',
    paddingBlock: 'clamp(20px, 2.6vw, 40px) clamp(40px, 5vw, 72px)',
    overflowWrap: 'anywhere',
  },
])

// The head has the space below it.
globalStyle(`${head} + ${plainSection}`, { paddingBlockStart: 0 })

export const mark = style({ inlineSize: 'auto', blockSize: 64, marginBlockEnd: 28 })

export const sector = style({
  ...ownDirection,
  marginBlockEnd: 10,
  color: palette.buff[700],
  fontSize: fontSize.ui,
  fontWeight: fontWeight.semibold,
})

export const title = style({
  ...ownDirection,
  fontSize: fontSize.h1,
  letterSpacing: vars.letterSpacing.h1,
  lineHeight: vars.lineHeight.h1,
})

export const lead = style({
  ...ownDirection,
  marginBlock: '18px 28px',
  maxInlineSize: '36ch',
  color: color.textSecondary,
  fontSize: fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  selectors: inArabic({ marginBlockStart: 4 }),
})

/** Has the name of the company in it, of any length. */
export const enquire = style({
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  ...onScreen,
})

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.skeleton,
})

export const ground = style({ background: palette.salt[50] })

export const elsewhere = style([ground, onScreen])

/** The head of a section beside its rows. On paper above them: in a grid it could end a sheet. */
export const beside = style({
  ...columns,
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  '@media': { ...columns['@media'], print: { display: 'block' } },
})

/** Facts beside the contact, and news beside positions. */
export const pair = style({ ...columns, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', rowGap: 48 })

export const sectionTitle = style({ fontSize: fontSize.h2, overflowWrap: 'anywhere' })
export const smallTitle = style({ marginBlockEnd: 20, fontSize: fontSize.h3, overflowWrap: 'anywhere' })

/** White on navy, except on paper. */
export const reach = style({
  alignSelf: 'start',
  '@media': {
    screen: {
      padding: 'clamp(24px, 3vw, 44px)',
      background: palette.navy[900],
      color: palette.white,
      vars: {
        [color.text]: palette.navy[700],
        [color.textSecondary]: palette.shoal[200],
        [color.lineStrong]: palette.navy[700],
        [color.link]: palette.shoal[300],
        [color.focus]: palette.buff[300],
      },
    },
    [media.phone]: { marginInline: `calc(${vars.layout.gutter} * -1)`, paddingInline: vars.layout.gutter },
  },
})

export const reachEnquire = style({ marginBlockStart: 20, overflowWrap: 'anywhere', ...onScreen })

export const rows = style({ borderBlockStart: `1px solid ${color.text}` })

export const activity = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: '8px 32px',
  paddingBlock: 22,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { breakInside: 'avoid' } },
})

export const rowTitle = style({ fontSize: '1.4375rem', lineHeight: vars.lineHeight.h3 })

export const quiet = style({
  color: color.textSecondary,
  fontSize: fontSize.ui,
  lineHeight: vars.lineHeight.ui,
})

export const item = style({
  display: 'block',
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  overflowWrap: 'anywhere',
})

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 20,
  ':hover': { color: color.link },
})

export const thumbnail = style({
  inlineSize: 132,
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.skeleton,
  '@media': { [media.phone]: { inlineSize: 96 } },
})

export const apply = style({ marginBlockStart: 14, ...onScreen })

export const all = style({ marginBlockStart: 16 })

export const link = style({ ':hover': { color: color.link } })

const line = `1px solid ${color.lineStrong}`

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  marginBlockStart: 32,
  borderBlockStart: line,
  borderInlineStart: line,
})

export const other = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 88,
  paddingInline: 20,
  borderBlockEnd: line,
  borderInlineEnd: line,
  background: color.surface,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { background: color.selected } },
})

export const otherMark = style({ inlineSize: 'auto', blockSize: 34 })
