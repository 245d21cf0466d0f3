import { style } from '@vanilla-extract/css'

export const copy = style({ display: 'grid', gap: 12, maxInlineSize: 640 })
