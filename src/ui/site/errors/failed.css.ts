import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const failed = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] })
