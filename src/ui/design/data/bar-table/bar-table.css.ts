import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { fontWeight } from '../../style/tokens/type.ts'

export const table = style({
  position: 'relative',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.ui,
})

export const name = style({
  paddingBlock: 6,
  paddingInlineEnd: 12,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const value = style({ inlineSize: '74%', padding: 0 })

export const measure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(28px, auto)',
  alignItems: 'center',
  gap: 12,
  textAlign: 'end',
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const track = style({
  blockSize: 10,
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  background: `color-mix(in srgb, ${vars.color.line} 70%, transparent)`,
})

export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.sm,
  background: vars.palette.shoal[400],
  // Forced colors drop all backgrounds but those of system colors.
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
