import { style } from '@vanilla-extract/css'

export const title = style({ ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } })
