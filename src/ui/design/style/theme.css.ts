import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { light } from './tokens/color.ts'
import { duration, easing } from './tokens/motion.ts'
import { media } from './tokens/media.ts'
import { palette } from './tokens/palette.ts'
import { layer, lightShadow, radius } from './tokens/shape.ts'
import { layout, space } from './tokens/space.ts'
import { arabic, arabicScript, fontSize, latin, phoneFonts } from './tokens/type.ts'

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
const byScript = [
  [':root, [lang]', latin, phoneFonts.latin],
  [arabicScript.map((tag) => `[lang|=${tag}]`).join(', '), arabic, phoneFonts.arabic],
] as const
for (const [selector, tokens, { display, figures }] of byScript) {
  const phone = { [vars.font.display]: display, [vars.font.figures]: figures }
  globalStyle(selector, { vars: assignVars(ofScript, tokens), '@media': { [media.phone]: { vars: phone } } })
}
