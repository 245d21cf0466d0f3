import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const waiting = style({ display: 'grid', gap: 16, justifyItems: 'start' })
export const title = style({ fontSize: '1.5rem', outline: 'none' })
export const text = style({ color: vars.color.textSecondary })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
