import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** For every navy surface: the focus ring turns buff, since shoal would not be seen. */
export const onNavy = style({ vars: { [vars.color.focus]: vars.palette.buff[300] } })
