import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color } = vars

export const note = style({
  marginBlockStart: vars.space[2],
  color: color.textSecondary,
  fontSize: vars.fontSize.sm,
})

export const versions = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: color.surfaceRaised,
  fontSize: vars.fontSize.sm,
})

export const legend = style({ paddingInline: vars.space[1], fontWeight: fontWeight.semibold })

export const version = style({
  display: 'grid',
  gridTemplateColumns: 'auto 56px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  cursor: 'pointer',
})

export const radio = style({ inlineSize: 18, blockSize: 18, margin: 0, accentColor: color.accent })

export const whose = style({ fontWeight: fontWeight.semibold })

export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const picture = style({
  inlineSize: 84,
  blockSize: 56,
  objectFit: 'contain',
  background: vars.palette.white,
})
