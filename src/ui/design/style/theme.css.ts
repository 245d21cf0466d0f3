import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { light } from './tokens/color.ts'
import { duration, easing } from './tokens/motion.ts'
import { palette } from './tokens/palette.ts'
import { layer, lightShadow, radius } from './tokens/shape.ts'
import { layout, space } from './tokens/space.ts'
import { arabic, arabicScript, fontSize, latin } from './tokens/type.ts'

const everywhere = {
  palette,
  color: light,
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
const nameOf = (_value: string | null, path: ReadonlyArray<string>) => path.map(kebab).join('-')

const common = createGlobalThemeContract(everywhere, nameOf)
const ofScript = createGlobalThemeContract(latin, nameOf)

/** Every token as a CSS custom property. The names are stable (`--color-text`), so that HTML outside React can use them. */
export const vars = { ...common, ...ofScript }

createGlobalTheme(':root', common, everywhere)

// Each part with a `lang` declares the tokens of its script, so that it looks the same wherever it is.
globalStyle(':root, [lang]', { vars: assignVars(ofScript, latin) })
globalStyle(arabicScript.map((tag) => `[lang|=${tag}]`).join(', '), { vars: assignVars(ofScript, arabic) })
