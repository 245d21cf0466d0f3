import type { ThemeName } from '../frame/brand-theme.ts'

/** By theme and custom property. */
export type TriedColors = Readonly<Record<ThemeName, Readonly<Record<string, string>>>>

const key = 'sahilan.triedColors'
const places: Readonly<Record<ThemeName, string>> = {
  light: ':root:not([data-theme=dark])',
  dark: '[data-theme=dark]',
}
const sheet = new CSSStyleSheet()

const ruleOf = (theme: ThemeName, colors: Readonly<Record<string, string>>) => {
  const declarations = Object.entries(colors).map(([property, color]) => `${property}: ${color} !important;`)
  return `${places[theme]} { ${declarations.join(' ')} }`
}

/** The colours that are tried in this tab; closing it forgets them. */
export const triedColors = (): TriedColors =>
  JSON.parse(sessionStorage.getItem(key) ?? '{ "light": {}, "dark": {} }') as TriedColors

const apply = () => {
  const { light, dark } = triedColors()
  sheet.replaceSync(`${ruleOf('light', light)}\n${ruleOf('dark', dark)}`)
}

const store = (colors: TriedColors) => {
  sessionStorage.setItem(key, JSON.stringify(colors))
  apply()
}

export const tryColor = (theme: ThemeName, property: string, color: string) => {
  const colors = triedColors()
  store({ ...colors, [theme]: { ...colors[theme], [property]: color } })
}

export const forgetTriedColors = () => store({ light: {}, dark: {} })

/** Shows the tried colours in this document, also those that another frame of the tab tries. */
export const followTriedColors = () => {
  document.adoptedStyleSheets.push(sheet)
  apply()
  addEventListener('storage', apply)
}
