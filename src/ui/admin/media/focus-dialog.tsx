import { useState } from 'react'
import { focusOf, plainAddress, withFocus } from '#domain/picture/picture-source.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { FocalPoint } from './focal-point.tsx'
import * as chooserStyles from './media-chooser.css.ts'
import * as styles from './media.css.ts'

export interface FocusDialogProps {
  address: string
  open: boolean
  onClose: () => void
  onChange: (address: string) => void
}

/** The focal point of a picture in one place. */
export function FocusDialog({ address, open, onClose, onChange }: FocusDialogProps) {
  const { picture: words, chooser } = useMediaWords()
  const [focus, setFocus] = useState(focusOf(address))
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} width="wide" aria-describedby={undefined}>
      <div className={chooserStyles.content}>
        <DialogTitle>{words.focus}</DialogTitle>
        <div className={chooserStyles.focus}>
          <p className={styles.note}>{words.focusNote}</p>
          <FocalPoint address={plainAddress(address)} focus={focus} onChange={setFocus} />
        </div>
        <div className={chooserStyles.foot}>
          <Button size="sm" variant="ghost" disabled={focus === ''} onClick={() => setFocus('')}>
            {words.middle}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClose}>
            {chooser.cancel}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              onClose()
              onChange(withFocus(address, focus))
            }}
          >
            {words.here}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
