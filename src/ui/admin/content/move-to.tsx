import { type FormEvent, useRef, useState } from 'react'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { useListWords } from '#ui/words/use-list-words.ts'
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
  /** Whether the year orders the list before the order by hand. */
  byYear: boolean
  onMove: (place: MoveTarget, moved: () => void) => void
}

/** Moves one item to any place of its list, also on another page. */
export function MoveTo({ name, position, byYear, onMove }: MoveToProps) {
  const words = useListWords()
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
      follow(byYear ? undefined : to)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    move(Number(typed))
  }

  return (
    <>
      <IconButton
        icon="arrow-up-down"
        label={words.move.open}
        aria-label={fill(words.move.openName, { name })}
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
          <Sentence of={words.move.title} name={<bdi>{fill(words.move.quoted, { name })}</bdi>} />
        </DialogTitle>
        <DialogDescription>
          {[
            place ? fill(words.move.place, { at: numberText(place.at), of: numberText(place.of) }) : '',
            ...(byYear ? [words.move.withinYear] : []),
          ].join(' ')}
        </DialogDescription>
        <form onSubmit={submit} className={styles.form}>
          <div className={styles.places}>
            <Button size="sm" variant="quiet" onClick={() => move(1)}>
              {words.move.first}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => move('last')}>
              {words.move.last}
            </Button>
          </div>
          <Field label={words.move.field} hint={words.move.hint} className={styles.place}>
            <TextInput
              inputMode="numeric"
              pattern="[1-9][0-9]*"
              title={words.move.number}
              required
              value={typed}
              onChange={(event) => setTyped(plainDigits(event.target.value))}
            />
          </Field>
          <div className={styles.actions}>
            <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button size="sm" type="submit">
              {words.move.move}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
