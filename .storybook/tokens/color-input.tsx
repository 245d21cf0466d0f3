import { useState } from 'react'
import * as styles from '../pages/pages.css.ts'
import type { ThemeName } from '../frame/brand-theme.ts'
import { triedColors, tryColor } from './tried-colors.ts'

interface ColorInputProps {
  theme: ThemeName
  property: string
  /** What the theme has. */
  color: string
  /** What the colour is for. */
  role: string
}

/** A colour of a theme, which can be changed to try another one. */
export function ColorInput({ theme, property, color, role }: ColorInputProps) {
  const [shown, setShown] = useState(triedColors()[theme][property] ?? color)
  // The control of the browser has no transparent colours.
  const canBeTried = /^#\w{6}$/.test(color)
  return (
    <>
      {canBeTried ? (
        <input
          type="color"
          aria-label={`${role}, ${theme}`}
          value={shown.toLowerCase()}
          onChange={({ target }) => {
            setShown(target.value.toUpperCase())
            tryColor(theme, property, target.value)
          }}
          className={styles.colorInput}
        />
      ) : (
        <span aria-hidden="true" className={styles.swatch} style={{ background: color }} />
      )}
      <code>{shown}</code>
    </>
  )
}
