import { style } from '@vanilla-extract/css'

/** By this class the header knows that there is no picture for it to lie over. */
export const matter = style({})
