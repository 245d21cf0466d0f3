import { style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast, inArabic } from '#ui/design/style/tokens/type.ts'

const { color } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 24,
  marginBlockEnd: 'clamp(28px, 4vw, 56px)',
})

export const title = style({ minInlineSize: 0, fontSize: vars.fontSize.h2, overflowWrap: 'anywhere' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.columnGap,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 32 } },
})

const across = { '@media': { [media.belowDesktop]: { gridColumn: 'auto', marginInlineStart: 0 } } }

export const lead = style({ gridColumn: '1 / 8', ...across })

const underlinedWith = (of: string) => ({
  [`${of}:hover &`]: {
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: atLeast('4px', vars.underline.offset),
  },
})

const cropped = {
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  background: color.skeleton,
} as const

export const leadImage = style({ ...cropped, aspectRatio: '16 / 11' })

export const leadTitle = style({
  marginBlockStart: 24,
  maxInlineSize: '20ch',
  fontSize: 'clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem)',
  overflowWrap: 'anywhere',
  selectors: { ...inArabic({ marginBlockStart: 16 }), ...underlinedWith(lead) },
})

export const day = style({
  display: 'block',
  marginBlockStart: 6,
  color: color.textSecondary,
  fontSize: vars.fontSize.sm,
})

export const summary = style({
  ...ownDirection,
  marginBlockStart: 12,
  maxInlineSize: '56ch',
  color: color.textSecondary,
  overflowWrap: 'anywhere',
})

export const list = style({
  gridColumn: '8 / -1',
  alignSelf: 'start',
  marginInlineStart: 'clamp(0px, 2vw, 32px)',
  borderBlockStart: `1px solid ${color.text}`,
  ...across,
})
export const item = style({ borderBlockEnd: `1px solid ${color.lineStrong}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 22,
  paddingBlock: 20,
  '@media': { [media.phone]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: 16, paddingBlock: 18 } },
})

export const rowImage = style({ ...cropped, aspectRatio: '4 / 3' })

export const rowTitle = style({
  fontSize: '1.3125rem',
  lineHeight: atLeast(1.2, vars.lineHeight.h3),
  overflowWrap: 'anywhere',
  selectors: underlinedWith(row),
  '@media': { [media.phone]: { fontSize: '1.1875rem' } },
})
