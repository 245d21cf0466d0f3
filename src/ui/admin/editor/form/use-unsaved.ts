import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSame } from '#domain/content/merge/is-same.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { fitsForm, unsavedForm, type UnsavedForm } from '#domain/forms/unsaved-form.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'

/** An unsaved form with the same fields as the current form. */
export interface LeftUnsaved<Values> extends UnsavedForm {
  readonly base: Values & Form
  readonly values: Values & Form
}

interface UnsavedOf<Values extends Form> {
  /** The name that the form is stored under. It changes with the draft that the form is saved by. */
  readonly name: string
  readonly secrets?: ReadonlyArray<string> | undefined
  readonly form: { readonly base: Values; readonly values: Values; readonly changed: boolean }
  readonly onRestore: (left: LeftUnsaved<Values>) => void
  /** Moves the focus, since the pressed button is gone. */
  readonly onDecided: () => void
}

/** Stores the changed form on this device until it is saved, and offers a form that was left unsaved. */
export const useUnsaved = <Values extends Form>({
  name,
  secrets = [],
  form,
  onRestore,
  onDecided,
}: UnsavedOf<Values>) => {
  const { unsaved } = useActors().staff()
  const [offered, setOffered] = useState(() => {
    const left = unsaved.read(name)
    return left !== null && isLeft(left, form.base) ? left : undefined
  })
  // The former unsaved form stays stored until the user changes this one.
  const touched = useRef(false)
  const formerName = useRef(name)

  const { base, values, changed } = form
  const store = useEffectEvent(() => {
    if (formerName.current !== name) unsaved.remove(formerName.current)
    formerName.current = name
    if (changed) unsaved.write(name, unsavedForm({ base, values }, secrets, new Date().toISOString()))
    else if (touched.current) unsaved.remove(name)
    touched.current ||= changed
  })
  useEffect(() => store(), [name, values, changed])

  return {
    offered,
    restore: () => {
      if (offered !== undefined) onRestore(offered)
      setOffered(undefined)
      onDecided()
    },
    discard: () => {
      if (!changed) unsaved.remove(name)
      setOffered(undefined)
      onDecided()
    },
  }
}

const isLeft = <Values extends Form>(left: UnsavedForm, form: Values): left is LeftUnsaved<Values> =>
  fitsForm(left, form) && !isSame(left.values, form)
