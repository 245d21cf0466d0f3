import { style } from '@vanilla-extract/css'
import { tapTarget } from '../../tap-target.ts'

export const link = style({
  justifySelf: 'start',
  '@media': tapTarget,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
})
