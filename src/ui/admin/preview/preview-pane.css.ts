import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, space } = vars

export const pane = style({ overflow: 'hidden' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: 10,
})

export const page = style({ flex: '1 1 130px', minInlineSize: 0 })

/** Choices beside each other, of which one is pressed. */
export const choices = style({
  display: 'inline-flex',
  flex: 'none',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
})

export const choice = style({
  minBlockSize: 36,
  paddingInline: 10,
  color: color.textSecondary,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.semibold,
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.control}` },
    '&[aria-pressed=true]': { background: color.selected, color: color.text },
  },
  '@media': { [media.phone]: { minBlockSize: hitArea } },
})

export const view = style({
  position: 'relative',
  blockSize: 'min(700px, 100dvh - 190px)',
  minBlockSize: 320,
  overflow: 'hidden',
  background: color.surfaceDisabled,
  borderBlock: `1px solid ${color.line}`,
})

export const loading = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })

/** Wider than the pane and scaled down, from the left in every language. */
export const frame = style({
  display: 'block',
  marginInline: 'auto',
  border: 0,
  transformOrigin: '0 0',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
})

export const close = style({ marginInlineStart: 'auto' })

export const note = style({
  padding: '9px 14px',
  color: color.textSecondary,
  fontSize: vars.fontSize.xs,
})
