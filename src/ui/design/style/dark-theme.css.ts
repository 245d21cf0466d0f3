import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'
import { dark } from './tokens/color.ts'
import { media } from './tokens/media.ts'
import { darkShadow } from './tokens/shape.ts'

const night = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, dark), ...assignVars(vars.shadow, darkShadow) },
} as const

globalStyle('[data-theme=dark]', night)
globalStyle('[data-theme=system]', { '@media': { [media.dark]: night } })
