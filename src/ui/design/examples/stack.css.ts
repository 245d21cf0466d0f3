import { style } from '@vanilla-extract/css'
import { sprinkles } from '../style/sprinkles.css.ts'
import { vars } from '../style/theme.css.ts'

export const column = sprinkles({ display: 'grid', gap: 4, justifyContent: 'start' })
export const row = style([sprinkles({ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' })])
export const navy = style({
  background: vars.palette.navy[900],
  color: vars.palette.white,
  padding: vars.space[5],
})
