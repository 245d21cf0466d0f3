import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

export const splash = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.splash,
  display: 'grid',
  placeItems: 'center',
  background: vars.palette.black,
})

export const logo = style({ inlineSize: 'min(52vw, 300px)' })
