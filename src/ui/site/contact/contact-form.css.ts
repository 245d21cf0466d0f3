import { style } from '@vanilla-extract/css'

export const send = style({ justifySelf: 'start' })
