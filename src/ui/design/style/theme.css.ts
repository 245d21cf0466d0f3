import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css'
import { light } from './tokens/color.ts'
import { duration, easing } from './tokens/motion.ts'
import { palette } from './tokens/palette.ts'
import { layer, lightShadow, radius } from './tokens/shape.ts'
import { layout, space } from './tokens/space.ts'
import { font, fontSize } from './tokens/type.ts'

const tokens = {
  palette,
  color: light,
  font,
  fontSize,
  space,
  layout,
  radius,
  shadow: lightShadow,
  duration,
  easing,
  layer,
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Every token as a CSS custom property. The names are stable (`--color-text`), so that HTML outside React can use them. */
export const vars = createGlobalThemeContract(tokens, (_value, path) => path.map(kebab).join('-'))

createGlobalTheme(':root', vars, tokens)
