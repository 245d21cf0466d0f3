import { useEffect, useRef, useState } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { Form } from '#domain/machines/pending-pictures.ts'
import { firstError } from './first-error.ts'
import { useFormState, type FormErrors } from './form-state.ts'
import { useSaveKeys } from './save-keys.ts'
import { useSave, type SaveActor } from './use-save.ts'

/** What was read and is now edited. */
export interface Edited extends Listed {
  readonly version?: number
}

interface EditorOf<Values extends Form> {
  readonly actor: SaveActor
  /** Nothing where a new one is added. */
  readonly item: Edited | undefined
  readonly start: Values
  /** The values of what the other side answered. */
  readonly read: (item: Edited) => Values
  /** Defined outside the component. */
  readonly errorsOf: (values: Values) => FormErrors
  readonly onSaved: (saved: Edited) => void
}

/** One form over a save actor: its fields, its save, and somebody else's version where there is one. */
export const useEditor = <Values extends Form>(props: EditorOf<Values>) => {
  const { actor, item, start, read, errorsOf, onSaved } = props
  const element = useRef<HTMLFormElement>(null)
  const writing = useRef<Element>(null)
  const [version, setVersion] = useState(item?.version)
  const [attempts, setAttempts] = useState(0)

  const save = useSave(actor, {
    onSaved,
    onFailed: () => setAttempts((count) => count + 1),
  })
  const form = useFormState(start, errorsOf, save.refused)
  const other = otherVersion(save.failure)

  const submit = (over = version) => {
    if (save.atWork) return
    writing.current = document.activeElement
    if (form.complete) {
      save.submit(item?.id, over === undefined ? form.values : { ...form.values, version: over })
    } else {
      form.showErrors()
      setAttempts((count) => count + 1)
    }
  }
  useSaveKeys(submit)

  // A form on its way is disabled, and what is disabled loses the focus.
  useEffect(() => {
    const error = firstError(element.current)
    if (error !== undefined) error.focus()
    else if (document.activeElement === document.body && writing.current instanceof HTMLElement)
      writing.current.focus()
  }, [attempts])

  /** Goes on from what the other side has. */
  const take = (taken: Edited) => {
    form.replace(read(taken))
    setVersion(taken.version)
    setAttempts((count) => count + 1)
    save.forget()
  }

  return {
    element,
    form,
    save,
    submit: () => submit(),
    take,
    /** What somebody else saved meanwhile; the person chooses. */
    other: other && {
      values: read(other),
      take: () => take(other),
      saveOver: () => {
        setVersion(other.version)
        submit(other.version)
      },
    },
  }
}

function otherVersion(failure: ReturnType<typeof useSave>['failure']): Edited | undefined {
  const current = failure?.reason === 'ItemChanged' ? failure.current : undefined
  return typeof current === 'object' && current !== null && 'version' in current
    ? (current as Edited)
    : undefined
}
