import { style } from '@vanilla-extract/css'

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 14 })
