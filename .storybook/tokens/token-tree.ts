import { dark, light } from '#ui/design/style/tokens/color.ts'
import { duration, easing } from '#ui/design/style/tokens/motion.ts'
import { palette } from '#ui/design/style/tokens/palette.ts'
import { darkShadow, layer, lightShadow, radius } from '#ui/design/style/tokens/shape.ts'
import { layout, space } from '#ui/design/style/tokens/space.ts'
import { arabic, fontSize, latin } from '#ui/design/style/tokens/type.ts'

export interface TokenTree {
  readonly [name: string]: string | TokenTree
}

/** Where the tokens of a tree hold. */
export interface TokenSet {
  readonly name: 'base' | 'dark' | 'arabic'
  readonly selector: string
  readonly tokens: TokenTree
}

/** What theme.css.ts and dark-theme.css.ts declare, from the same tables. */
export const tokenSets: ReadonlyArray<TokenSet> = [
  {
    name: 'base',
    selector: ':root',
    tokens: {
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
      ...latin,
    },
  },
  { name: 'dark', selector: '[data-theme=dark]', tokens: { color: dark, shadow: darkShadow } },
  { name: 'arabic', selector: ':lang(ar)', tokens: arabic },
]

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Names and values as CSS has them: `--color-text-hint`. */
export const customPropertiesOf = (
  tree: TokenTree,
  path = '-',
): ReadonlyArray<readonly [name: string, value: string]> =>
  Object.entries(tree).flatMap(([name, value]) => {
    const own = `${path}-${kebab(name)}`
    return typeof value === 'string' ? [[own, value] as const] : customPropertiesOf(value, own)
  })
