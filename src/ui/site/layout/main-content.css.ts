import { style } from '@vanilla-extract/css'

/** Marks a page without a picture, over which the header is not transparent. */
export const mainContent = style({})
