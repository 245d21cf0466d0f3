import { useState } from 'react'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import type { IconName } from '#ui/design/layout/icon/icons.ts'
import { chooseTheme, chosenTheme, themes, type Theme } from './theme.ts'
import * as styles from './theme-switch.css.ts'

const buttons: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: 'Light theme', icon: 'sun' },
  dark: { label: 'Dark theme', icon: 'moon' },
  system: { label: 'System theme', icon: 'monitor' },
}

export function ThemeSwitch() {
  const [chosen, setChosen] = useState(chosenTheme)
  const choose = (theme: Theme) => {
    chooseTheme(theme)
    setChosen(theme)
  }
  return (
    <div role="group" aria-label="Theme" className={styles.themes}>
      {themes.map((theme) => (
        <IconButton
          key={theme}
          {...buttons[theme]}
          size="sm"
          aria-pressed={theme === chosen}
          onClick={() => choose(theme)}
          className={styles.theme}
        />
      ))}
    </div>
  )
}
