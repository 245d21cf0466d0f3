export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

/** The theme chosen on this device, or the system's. */
export const chosenTheme = (): Theme => {
  const stored = readStored()
  return themes.find((theme) => theme === stored) ?? 'system'
}

export const showTheme = (theme: Theme) => {
  document.documentElement.dataset['theme'] = theme
}

export const chooseTheme = (theme: Theme) => {
  showTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

function readStored() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
