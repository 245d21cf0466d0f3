import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { color, palette } = vars

export const drawing = style({ inlineSize: '100%', blockSize: 'auto' })

export const place = style({ stroke: color.lineStrong, strokeWidth: 1.5, strokeDasharray: '4 5' })

export const sheet = style({ fill: palette.shoal[100] })

export const water = style({ fill: palette.navy[700] })

export const channel = style({ stroke: palette.buff[300], strokeWidth: 10 })
