import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, radius, space } = vars

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const title = style({ fontSize: fontSize.h3 })

export const note = style({ color: color.textSecondary, fontSize: fontSize.sm })

export const error = style({ color: color.danger, fontSize: fontSize.sm, fontWeight: fontWeight.medium })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })

export const card = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  // Keeps a moved card clear of sticky bars.
  scrollMarginBlock: 88,
})

export const dragged = style({
  position: 'relative',
  background: color.selected,
  boxShadow: vars.shadow.dialog,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[2],
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})

export const grip = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: 28,
  flexShrink: 0,
  color: color.textSecondary,
  cursor: 'grab',
  // Makes a finger on the handle drag instead of scroll.
  touchAction: 'none',
})

export const kind = style({
  flexShrink: 0,
  fontFamily: vars.font.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  letterSpacing: 0,
})

export const name = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  color: color.textSecondary,
  fontSize: fontSize.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const buttons = style({
  display: 'flex',
  flexShrink: 0,
  '@media': { [media.phone]: { flexBasis: '100%', justifyContent: 'flex-end' } },
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  padding: space[4],
  borderBlockStart: `1px solid ${color.line}`,
})

export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[2],
  paddingInlineStart: space[4],
  borderBlockStart: `1px dashed ${color.lineStrong}`,
  background: color.surfaceRaised,
  fontSize: fontSize.sm,
})

export const adds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.textSecondary,
  fontSize: fontSize.sm,
})

export const file = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
