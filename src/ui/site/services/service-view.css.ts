import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize } = vars

export const service = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)',
  gap: 'clamp(20px, 3.4vw, 56px)',
  alignItems: 'start',
  paddingBlock: 36,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  overflowWrap: 'anywhere',
  ':last-child': { borderBlockEnd: `1px solid ${color.lineStrong}` },
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
})

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  background: color.skeleton,
})

/** The second column, with or without a picture in the first. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  '@media': { [media.tablet]: { gridColumn: 2 } },
})

export const title = style({ fontSize: 'clamp(1.625rem, 1.3rem + 1.1vw, 2.25rem)' })

export const text = style({ marginBlockStart: 14, maxInlineSize: '40ch', color: color.textSecondary })

export const company = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  marginBlockStart: 'auto',
  paddingBlockStart: 24,
  fontWeight: fontWeight.semibold,
  fontSize: fontSize.ui,
})

export const mark = style({
  inlineSize: 'auto',
  blockSize: 38,
  maxInlineSize: '100%',
  objectFit: 'contain',
})

export const points = style({
  fontSize: fontSize.ui,
  '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } },
})

export const point = style({
  paddingBlock: 11,
  borderBlockEnd: `1px solid ${color.line}`,
  ':first-child': { paddingBlockStart: 4 },
})
