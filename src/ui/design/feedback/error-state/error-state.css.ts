import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

export const errorState = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const title = style({ fontSize: '1.625rem' })
export const message = style({ color: vars.color.textSecondary, overflowWrap: 'anywhere' })
