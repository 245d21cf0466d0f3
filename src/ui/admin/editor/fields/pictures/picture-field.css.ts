import { style } from '@vanilla-extract/css'

export const remove = style({ justifySelf: 'start', marginBlockStart: 6 })
