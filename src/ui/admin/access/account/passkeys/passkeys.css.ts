import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const text = style({
  padding: '4px 22px 12px',
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
})

export const form = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[4] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space[3] })
