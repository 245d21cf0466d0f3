import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

const { color, fontSize } = vars

export const title = style({
  marginBlockEnd: 'clamp(28px, 4vw, 56px)',
  fontSize: fontSize.h2,
  overflowWrap: 'anywhere',
})

export const rows = style({ borderBlockStart: `1px solid ${color.text}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  alignItems: 'center',
  paddingBlock: 34,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  breakInside: 'avoid',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 20, paddingBlock: 26 },
  },
})

export const rowTitle = style({ paddingInlineEnd: 16, fontSize: '1.375rem', overflowWrap: 'anywhere' })

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '26px clamp(32px, 4.6vw, 68px)',
})

export const mark = style({
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: 31,
  objectFit: 'contain',
  '@media': { [media.phone]: { blockSize: 23 } },
})
