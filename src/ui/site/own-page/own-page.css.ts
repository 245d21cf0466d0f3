import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight, inArabic } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, lineHeight, palette } = vars

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: '32px clamp(32px, 5vw, 88px)',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const

export const changed = style({
  marginBlockStart: 20,
  color: palette.shoal[200],
  fontSize: fontSize.ui,
  '@media': { print: { color: 'inherit' } },
})

/** Above the first section, which has its own space. */
export const untranslated = style({ paddingBlockStart: 32 })

export const document = style({ paddingBlockStart: 'clamp(48px, 5.4vw, 88px)' })
export const beside = style(columns)

export const contents = style({
  position: 'sticky',
  insetBlockStart: 32,
  alignSelf: 'start',
  '@media': {
    [media.belowDesktop]: { position: 'static' },
    [media.phone]: { display: 'none' },
    print: { display: 'none' },
  },
})
export const contentsTitle = style({ marginBlockEnd: 12, fontSize: '1.375rem' })
const line = `1px solid ${color.lineStrong}`
export const content = style({
  borderBlockStart: line,
  selectors: { '&:last-child': { borderBlockEnd: line } },
})
export const contentLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 48,
  color: color.textSecondary,
  overflowWrap: 'anywhere',
  ':hover': { color: color.text },
})

export const text = style({
  scrollMarginBlockStart: 24,
  selectors: { '& + &': { marginBlockStart: 56 } },
})

export const title = style({
  marginBlockEnd: '.5em',
  fontSize: fontSize.h2,
  overflowWrap: 'anywhere',
  '@media': { print: { breakAfter: 'avoid' } },
  // Within a document of several texts.
  selectors: {
    [`${text} &`]: { fontSize: 'clamp(1.625rem, 1.35rem + .9vw, 2.125rem)' },
    [`${beside} > &`]: { marginBlockEnd: 0 },
  },
})

export const above = style({ marginBlockEnd: 32 })
export const note = style({ marginBlockStart: 28, color: color.textHint, fontSize: fontSize.sm })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '28px clamp(24px, 5vw, 72px)',
  alignItems: 'center',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const odd = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  background: color.skeleton,
  '@media': { print: { maxBlockSize: '60mm', inlineSize: 'auto' } },
})
export const words = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${odd} &`]: { '@media': { [media.desktop]: { order: -1 } } } },
})
export const quiet = style({ color: color.textSecondary })

export const band = style({
  background: palette.shoal[50],
  '@media': { print: { background: 'none', breakInside: 'avoid' } },
})
export const quote = style({
  ...columns,
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: 'end',
})
export const quoted = style({
  maxInlineSize: '20em',
  fontFamily: vars.font.display,
  fontSize: fontSize.h2,
  lineHeight: lineHeight.h2,
  letterSpacing: vars.letterSpacing.h2,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  quotes: '"“" "”"',
  selectors: {
    '&::before': { content: 'open-quote' },
    '&::after': { content: 'close-quote' },
    '&:lang(ar)': { quotes: '"«" "»"' },
  },
})
export const source = style({
  display: 'grid',
  paddingInlineStart: 24,
  borderInlineStart: line,
  color: color.textSecondary,
  fontSize: fontSize.ui,
  lineHeight: lineHeight.ui,
  overflowWrap: 'anywhere',
})
export const name = style({ color: color.text, fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })

export const files = style({ borderBlockStart: `1px solid ${color.text}` })
export const file = style({ borderBlockEnd: line })
export const download = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  minBlockSize: 68,
  paddingBlock: 8,
  ':hover': { color: color.link },
})

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 'clamp(16px, 2vw, 32px)',
})
export const person = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 20,
  alignItems: 'center',
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${color.text}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { gridTemplateColumns: '88px minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
})
export const portrait = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '5 / 6',
  objectFit: 'cover',
  background: color.skeleton,
})
export const personName = style({
  fontFamily: vars.font.display,
  fontSize: '1.3125rem',
  lineHeight: lineHeight.h3,
})
export const designation = style({
  marginBlockStart: 4,
  color: color.textSecondary,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.ui,
  selectors: inArabic({ marginBlockStart: 0 }),
})
