import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

export const card = style({ maxInlineSize: 560, marginBlockStart: 20 })

export const body = style({
  display: 'grid',
  gap: 18,
  padding: '12px 22px 22px',
  fontSize: vars.fontSize.sm,
})

/** Focused only to be read out, so it has no focus ring. */
export const recovery = style([body, { outline: 'none' }])

// Prints only the codes.
globalStyle(`body:has(${recovery}) *`, { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`body:has(${recovery}) ${recovery}, body:has(${recovery}) ${recovery} *`, {
  '@media': { print: { visibility: 'visible' } },
})
globalStyle(`body:has(${recovery}) ${recovery}`, {
  '@media': { print: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media': { print: { display: 'none' } },
})

export const form = style({ display: 'grid', justifyItems: 'start', gap: 18 })

export const field = style({ inlineSize: '100%' })

export const text = style({ color: vars.color.textSecondary })

export const secret = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere', userSelect: 'all' })

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
