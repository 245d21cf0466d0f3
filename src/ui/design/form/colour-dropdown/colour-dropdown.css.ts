import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { hitArea } from '../../style/tokens/space.ts'

export const dropdown = style({ position: 'relative' })

export const trigger = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })

export const swatch = style({
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  border: `1px solid color-mix(in srgb, ${vars.palette.navy[900]} 20%, transparent)`,
  borderRadius: vars.radius.md,
})

export const placeholder = style({ color: vars.color.textHint })

export const atEnd = style({ marginInlineStart: 'auto' })

export const menu = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 6px)',
  zIndex: 5,
  padding: 6,
  maxBlockSize: 320,
  overflow: 'auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.menu,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: 8,
  paddingInline: 10,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.ui,
  cursor: 'pointer',
  '@media': { [media.phone]: { minBlockSize: hitArea } },
})

export const active = style({ background: vars.color.selected })

export const value = style({
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})
