import { style } from '@vanilla-extract/css'

export const link = style({
  justifySelf: 'start',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
})
