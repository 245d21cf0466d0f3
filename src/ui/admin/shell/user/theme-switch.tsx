import { useState } from 'react'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import type { IconSource } from '#ui/design/layout/icon/icons.ts'
import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { chooseTheme, chosenTheme, themes, type Theme } from './theme.ts'
import * as styles from './theme-switch.css.ts'

const icons: Record<Theme, IconSource> = {
  light: officeIcons.sun,
  dark: officeIcons.moon,
  system: officeIcons.monitor,
}

export function ThemeSwitch() {
  const { user } = useOfficeWords()
  const [chosen, setChosen] = useState(chosenTheme)
  const choose = (theme: Theme) => {
    chooseTheme(theme)
    setChosen(theme)
  }
  return (
    <div role="group" aria-label={user.theme} className={styles.themes}>
      {themes.map((theme) => (
        <IconButton
          key={theme}
          icon={icons[theme]}
          label={user.themes[theme]}
          size="sm"
          aria-pressed={theme === chosen}
          onClick={() => choose(theme)}
          className={styles.theme}
        />
      ))}
    </div>
  )
}
