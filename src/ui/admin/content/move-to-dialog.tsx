import { type FormEvent, useRef, useState } from 'react'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import type { MoveTarget } from '#domain/content/list/arrangement.ts'
import { plainDigits } from '#domain/language/plain-digits.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useFormFocus } from '../editor/form/use-form-focus.ts'
import type { RowPosition } from '../list/list-screen.tsx'
import * as styles from './move-to.css.ts'

export interface MoveToDialogProps {
  name: string
  position: RowPosition
  /** Whether the year orders the list before the order by hand. */
  byYear: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onMove: (place: MoveTarget, moved: () => void) => void
}

/** Asks for the place, which is at first the present one. */
export function MoveToDialog({ name, position, byYear, open, onOpenChange, onMove }: MoveToDialogProps) {
  const words = useListWords()
  const { place, follow, takeFocus } = position
  const present = place === undefined ? '' : String(place.at)
  const [typed, setTyped] = useState(present)
  const [wasOpen, setWasOpen] = useState(open)
  const [wasSent, setWasSent] = useState(false)
  const { element, restore } = useFormFocus()
  const isMoved = useRef(false)
  const isPlace = /^[1-9]\d*$/u.test(typed)

  if (open !== wasOpen) {
    setWasOpen(open)
    setWasSent(false)
    if (open) setTyped(present)
  }
  const move = (to: MoveTarget) =>
    onMove(to, () => {
      isMoved.current = true
      onOpenChange(false)
      follow(byYear ? undefined : to)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (isPlace) move(Number(typed))
    else restore()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={(event) => {
        // The row may be on another page now.
        if (!isMoved.current) return
        isMoved.current = false
        event.preventDefault()
        takeFocus()
      }}
    >
      <DialogTitle>
        <Sentence of={words.move.title} name={<bdi>{fill(words.move.quoted, { name })}</bdi>} />
      </DialogTitle>
      <DialogDescription>
        {[
          place ? fill(words.move.place, { at: numberText(place.at), of: numberText(place.of) }) : '',
          ...(byYear ? [words.move.withinYear] : []),
        ].join(' ')}
      </DialogDescription>
      <form ref={element} noValidate onSubmit={submit} className={styles.form}>
        <div className={styles.places}>
          <Button size="sm" variant="quiet" onClick={() => move(1)}>
            {words.move.first}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => move('last')}>
            {words.move.last}
          </Button>
        </div>
        <Field
          label={words.move.field}
          hint={words.move.hint}
          error={wasSent && !isPlace && words.move.number}
          className={styles.place}
        >
          <TextInput
            inputMode="numeric"
            required
            value={typed}
            onChange={(event) => setTyped(plainDigits(event.target.value))}
          />
        </Field>
        <div className={styles.actions}>
          <Button size="sm" variant="ghost" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button size="sm" type="submit">
            {words.move.move}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
