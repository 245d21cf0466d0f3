import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const cards = style({ display: 'grid', gap: 20, maxInlineSize: 640 })

export const body = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 18,
  padding: '12px 22px 22px',
  fontSize: vars.fontSize.sm,
})

export const search = style([body, { paddingBlockStart: 20 }])

export const wide = style({ inlineSize: '100%' })

export const counts = style({ inlineSize: '100%' })

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 20,
  paddingBlock: 10,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const name = style({ color: vars.color.textSecondary })

export const count = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 14 })

export const form = style({ display: 'grid', gap: 18 })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 14 })
