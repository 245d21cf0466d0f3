import { style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, radius, space } = vars

export const card = style({ marginBlockEnd: space[5] })

export const note = style({
  paddingInline: space[5],
  paddingBlockEnd: space[3],
  color: color.textSecondary,
  fontSize: fontSize.sm,
})

export const rows = style({ selectors: { 'header + &': { marginBlockStart: space[3] } } })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px 220px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[2],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr)' } },
})

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  color: color.danger,
  background: color.backgroundSunken,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
})

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const words = style({ minInlineSize: 0, lineHeight: 1.4 })

export const name = style({
  ...ownDirection,
  display: 'block',
  overflow: 'hidden',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

export const size = style({ color: color.textSecondary, fontSize: fontSize.xs })

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: fontSize.sm,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})

export const alts = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space[3],
})

export const wrong = style({ color: color.danger })

export const progress = style({ flex: 1, accentColor: color.focus, blockSize: 4 })

export const foot = style({
  paddingBlock: space[3],
  paddingInline: space[5],
  fontSize: fontSize.sm,
  borderBlockStart: `1px solid ${color.line}`,
})
