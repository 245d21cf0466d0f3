import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** For navy surfaces: a buff focus ring, as a shoal one has too little contrast. */
export const onNavy = style({ vars: { [vars.color.focus]: vars.palette.buff[300] } })
