import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { paletteKeys } from '../palette/use-palette.ts'
import * as styles from './shortcuts.css.ts'

const shortcuts = (): ReadonlyArray<readonly [keys: string, does: string]> => [
  [paletteKeys(), 'Go to a screen or an item'],
  [paletteKeys().replace('K', 'S'), 'Save the form'],
  ['F8', 'Go to the notifications; Tab leads to Undo'],
  ['J, K', 'Next and previous mail, in the list of an inbox'],
  ['↑, ↓, Home, End', 'Move an item while its arrow has the focus, in Reorder'],
  ['+, −, 0', 'Zoom a picture in, out and to fit'],
  ['Esc', 'Close a dialog'],
]

export interface ShortcutsProps {
  open: boolean
  onClose: () => void
}

/** Lists the keyboard shortcuts. */
export function Shortcuts({ open, onClose }: ShortcutsProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} aria-describedby={undefined}>
      <div className={styles.head}>
        <DialogTitle>Keyboard shortcuts</DialogTitle>
        <IconButton icon="x" label="Close" size="sm" onClick={onClose} />
      </div>
      <dl className={styles.list}>
        {shortcuts().map(([keys, does]) => (
          <div key={keys} className={styles.shortcut}>
            <dt>
              <kbd className={styles.keys}>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
