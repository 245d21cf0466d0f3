import { create, type ThemeVars } from 'storybook/theming'
import { dark, light, type SemanticColor } from '#ui/design/style/tokens/color.ts'
import { palette } from '#ui/design/style/tokens/palette.ts'
import { latin } from '#ui/design/style/tokens/type.ts'

export type ThemeName = 'light' | 'dark'

const colors = { light, dark } satisfies Record<ThemeName, Record<SemanticColor, string>>

const themeOf = (base: ThemeName): ThemeVars => {
  const color = colors[base]
  return create({
    base,
    brandTitle: 'Sahilan design',
    brandUrl: './',
    brandImage: `./logo-${base}.svg`,
    brandTarget: '_self',
    fontBase: latin.font.text,
    colorPrimary: palette.shoal[500],
    // Under white text, as the selected entry of the sidebar.
    colorSecondary: palette.shoal[base === 'light' ? 600 : 500],
    appBg: color.backgroundSunken,
    appContentBg: color.background,
    appHoverBg: color.selected,
    appPreviewBg: color.background,
    appBorderColor: color.line,
    appBorderRadius: 4,
    textColor: color.text,
    textInverseColor: color.background,
    textMutedColor: color.textSecondary,
    barTextColor: color.textSecondary,
    barHoverColor: color.link,
    barSelectedColor: color.link,
    barBg: color.surface,
    buttonBg: color.surface,
    buttonBorder: color.control,
    booleanBg: color.surfaceRaised,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.control,
    inputTextColor: color.text,
    inputBorderRadius: 4,
  })
}

/** Storybook's own frame and docs pages in the colours and faces of the tokens. */
export const brandThemes = { light: themeOf('light'), dark: themeOf('dark') }

/** The theme that the toolbar chooses; `system` follows the device. */
export const chosenTheme = (choice: unknown): ThemeName => {
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return isDark ? 'dark' : 'light'
}
