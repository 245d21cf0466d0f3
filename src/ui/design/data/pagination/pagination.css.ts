import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { hitArea } from '../../style/tokens/space.ts'
import { fontWeight } from '../../style/tokens/type.ts'

export const pagination = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: 12,
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  '@media': { [media.phone]: { flexDirection: 'column' } },
})

export const sizes = style({ display: 'flex', alignItems: 'center', gap: 10 })

globalStyle(`${sizes} select`, {
  color: vars.color.text,
  fontWeight: fontWeight.semibold,
  '@media': { [media.tablet]: { minBlockSize: 34, paddingBlock: 5 } },
})

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInline: 'auto', justifyContent: 'center' } },
})

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { minInlineSize: 42, blockSize: hitArea } },
  selectors: {
    '&:is(a, button:enabled):not([aria-current]):hover': { background: vars.color.surfaceRaised },
    '&[aria-current]': { background: vars.color.accent, color: vars.color.onAccent },
    '&:is(:disabled, span)': { color: vars.color.textHint, cursor: 'default' },
  },
})
