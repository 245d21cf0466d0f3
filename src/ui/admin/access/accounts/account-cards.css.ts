import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const card = style({ marginBlockStart: 20 })

export const first = style({ marginBlockEnd: 20 })

export const body = style({
  display: 'grid',
  gap: 18,
  padding: '12px 22px 22px',
  fontSize: vars.fontSize.sm,
  '@media': { [media.phone]: { paddingInline: 20 } },
})

export const text = style({ color: vars.color.textSecondary })

export const choices = style({
  display: 'grid',
  gap: 12,
  margin: 0,
  border: 0,
  padding: '10px 22px 22px',
  fontSize: vars.fontSize.sm,
})

export const legend = style({ marginBlockEnd: 12, padding: 0, color: vars.color.textSecondary })
