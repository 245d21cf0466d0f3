export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

/** The theme that was chosen on this device, or the system's. */
export const chosenTheme = (): Theme => {
  const kept = readKept()
  return themes.find((theme) => theme === kept) ?? 'system'
}

export const showTheme = (theme: Theme) => {
  document.documentElement.dataset['theme'] = theme
}

export const chooseTheme = (theme: Theme) => {
  showTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // A browser that keeps nothing shows the choice until the page is left.
  }
}

function readKept() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
