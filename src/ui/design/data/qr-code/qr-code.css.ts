import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

export const code = style({
  display: 'block',
  inlineSize: 'min(100%, 228px)',
  aspectRatio: '1',
  shapeRendering: 'crispEdges',
})

export const light = style({ fill: vars.palette.white })

export const dark = style({ fill: vars.palette.navy[900] })
