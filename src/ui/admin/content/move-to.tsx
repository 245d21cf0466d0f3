import { type FormEvent, useRef, useState } from 'react'
import type { MoveTarget } from '#domain/content/list/arrangement.ts'
import { plainDigits } from '#domain/language/plain-digits.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import type { RowPosition } from '../list/list-screen.tsx'
import * as styles from './move-to.css.ts'

export interface MoveToProps {
  name: string
  position: RowPosition
  /** The field that orders the list before the order by hand. */
  by: string | undefined
  onMove: (place: MoveTarget, moved: () => void) => void
}

/** Moves one item to any place of its list, also on another page. */
export function MoveTo({ name, position, by, onMove }: MoveToProps) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const isMoved = useRef(false)
  const { place, follow, takeFocus } = position

  const show = () => {
    isMoved.current = false
    setTyped(place === undefined ? '' : String(place.at))
    setOpen(true)
  }
  const move = (to: MoveTarget) =>
    onMove(to, () => {
      isMoved.current = true
      setOpen(false)
      follow(by === undefined ? to : undefined)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    move(Number(typed))
  }

  return (
    <>
      <IconButton
        icon="arrow-up-down"
        label="Move to…"
        aria-label={`Move ${name} to…`}
        size="sm"
        onClick={show}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        onCloseAutoFocus={(event) => {
          // The row may be on another page now.
          if (!isMoved.current) return
          event.preventDefault()
          takeFocus()
        }}
      >
        <DialogTitle>
          Move <bdi>“{name}”</bdi>
        </DialogTitle>
        <DialogDescription>
          {place ? `It is ${place.at.toLocaleString('en')} of ${place.of.toLocaleString('en')} now.` : ''}
          {by !== undefined && ` The list is ordered by ${by}, so it stays within its ${by}.`}
        </DialogDescription>
        <form onSubmit={submit} className={styles.form}>
          <div className={styles.places}>
            <Button size="sm" variant="quiet" onClick={() => move(1)}>
              First
            </Button>
            <Button size="sm" variant="quiet" onClick={() => move('last')}>
              Last
            </Button>
          </div>
          <Field label="Place" hint="Counted from 1, in the order of the site" className={styles.place}>
            <TextInput
              inputMode="numeric"
              pattern="[1-9][0-9]*"
              title="A whole number, counted from 1"
              required
              value={typed}
              onChange={(event) => setTyped(plainDigits(event.target.value))}
            />
          </Field>
          <div className={styles.actions}>
            <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button size="sm" type="submit">
              Move
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
