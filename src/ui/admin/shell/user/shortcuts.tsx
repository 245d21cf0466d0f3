import type { OfficeWords } from '#domain/wording/en/office/office.ts'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { paletteKeys } from '../palette/use-palette.ts'
import * as styles from './shortcuts.css.ts'

const keysWith = ({
  shortcuts,
  palette,
}: OfficeWords): ReadonlyArray<readonly [keys: string, does: string]> => [
  [paletteKeys(), palette.field],
  [paletteKeys().replace('K', 'S'), shortcuts.save],
  [paletteKeys().replace('K', 'Enter'), shortcuts.publish],
  ['F8', shortcuts.notifications],
  ['J, K', shortcuts.mails],
  ['↑, ↓, Home, End', shortcuts.move],
  ['+, −, 0', shortcuts.zoom],
  ['Esc', shortcuts.dialog],
]

export interface ShortcutsProps {
  open: boolean
  onClose: () => void
}

/** Lists the keyboard shortcuts. */
export function Shortcuts({ open, onClose }: ShortcutsProps) {
  const words = useOfficeWords()
  return (
    <Dialog open={open} onOpenChange={onClose} aria-describedby={undefined}>
      <div className={styles.head}>
        <DialogTitle>{words.shortcuts.title}</DialogTitle>
        <IconButton icon="x" label={words.shortcuts.close} size="sm" onClick={onClose} />
      </div>
      <dl className={styles.list}>
        {keysWith(words).map(([keys, does]) => (
          <div key={keys} className={styles.shortcut}>
            <dt>
              <kbd dir="ltr" className={styles.keys}>
                {keys}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
