import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const licences = style({ gridColumn: '1 / -1', fontSize: vars.fontSize.sm })

export const facts = style({ marginBlockStart: 10 })

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 20px',
  padding: '12px 22px',
  fontSize: vars.fontSize.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const name = style({ color: vars.color.textSecondary })

export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
