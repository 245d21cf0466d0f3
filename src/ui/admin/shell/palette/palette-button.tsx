import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import * as styles from './palette-button.css.ts'
import { paletteKeys } from './use-palette.ts'

/** Opens the palette, and shows its shortcut. */
export function PaletteButton({ onPress }: { onPress: () => void }) {
  const { palette } = useOfficeWords()
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      className={styles.button}
      onClick={onPress}
    >
      <Icon name="search" size="md" />
      {palette.open}
      <kbd aria-hidden="true" className={styles.keys}>
        {paletteKeys()}
      </kbd>
    </button>
  )
}
