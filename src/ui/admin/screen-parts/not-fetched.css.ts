import { style } from '@vanilla-extract/css'

export const notFetched = style({ padding: '28px 22px' })
