import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSame } from '#domain/content/merge/is-same.ts'
import type { Form } from '#domain/machines/pending-pictures.ts'
import { fitsForm, unsavedForm, type UnsavedForm } from '#domain/forms/unsaved-form.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'

/** What a person left unsaved, in the fields that the form has today. */
export interface LeftUnsaved<Values> extends UnsavedForm {
  readonly base: Values & Form
  readonly values: Values & Form
}

interface UnsavedOf<Values extends Form> {
  /** Under which the form is kept. */
  readonly name: string
  readonly secrets?: ReadonlyArray<string> | undefined
  readonly form: { readonly base: Values; readonly values: Values; readonly changed: boolean }
  readonly onRestore: (left: LeftUnsaved<Values>) => void
  /** What was pressed goes away, and the focus with it. */
  readonly onDecided: () => void
}

/** Keeps what is typed on this device until it is saved, and offers what was left here before. */
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
  // What was left is kept while nobody has touched the form.
  const touched = useRef(false)

  const { base, values, changed } = form
  const keep = useEffectEvent(() => {
    if (changed) unsaved.write(name, unsavedForm({ base, values }, secrets, new Date().toISOString()))
    else if (touched.current) unsaved.remove(name)
    touched.current ||= changed
  })
  useEffect(() => keep(), [values, changed])

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
