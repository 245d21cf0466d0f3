import { useEffect, useRef, useState } from 'react'
import { homePageId, isSubject } from '#domain/history/subject.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { Form } from '#domain/machines/pending-pictures.ts'
import { formName } from '#domain/forms/unsaved-form.ts'
import type { SaveActor } from '#ui/actors/bridge/save-of.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { firstControl, firstError } from './form/first-control.ts'
import { useFormState, type FormErrors } from './form/form-state.ts'
import { useSaveKeys } from './save-keys.ts'
import { useSave } from './use-save.ts'
import { useUnsaved } from './form/use-unsaved.ts'

/** What was read and is now edited. */
export interface Edited extends Listed {
  readonly version?: number
}

interface EditorOf<Values extends Form, Item extends Edited> {
  readonly actor: SaveActor<Item>
  /** Such as 'newsArticle': under it what was typed and not saved is kept. */
  readonly kind: string
  /** Fields that are never kept. */
  readonly secrets?: ReadonlyArray<string> | undefined
  /** Nothing where a new one is added. */
  readonly item: Item | undefined
  readonly start: Values
  /** The values of what the other side answered. */
  readonly read: (item: Item) => Values
  /** What follows from saving these values; where there is something the person is asked first. */
  readonly consequencesOf?: ((values: Values) => string) | undefined
  /** Defined outside the component. */
  readonly errorsOf: (values: Values) => FormErrors
  readonly onSaved: (saved: Item) => void
}

/** One form over a save actor: its fields, its save, and somebody else's version where there is one. */
export const useEditor = <Values extends Form, Item extends Edited>(props: EditorOf<Values, Item>) => {
  const { actor, kind, secrets, item, start, read, errorsOf, onSaved, consequencesOf = () => '' } = props
  const element = useRef<HTMLFormElement>(null)
  const writing = useRef<Element>(null)
  const [current, setCurrent] = useState(item)
  const version = current?.version
  const [other, setOther] = useState<Values>()
  const [otherBy, setOtherBy] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const { history } = useActors().staff()
  const [asked, setAsked] = useState({ open: false, consequences: '' })

  const save = useSave(actor, {
    onSaved,
    onFailed: () => setAttempts((count) => count + 1),
    onConflict: (latest) => mergeConflict(latest),
  })
  const form = useFormState(start, errorsOf, save.refused)

  const mergeConflict = (latest: Item) => {
    const theirs = read(latest)
    form.merge({ base: form.base, mine: form.values, theirs })
    setOther(theirs)
    setOtherBy(undefined)
    setCurrent(latest)
    if (!isSubject(kind)) return
    const itemId = kind === 'homePage' ? homePageId : latest.id
    history.last({ subject: kind, itemId }, ({ author, version: saved }) => {
      if (saved === latest.version && author.name !== '') setOtherBy(author.name)
    })
  }

  const unsaved = useUnsaved({
    name: formName(kind, item?.id),
    secrets,
    form,
    // The item may have been saved since by somebody else; what was to be added is nobody else's.
    onRestore: (left) => {
      const theirs = item === undefined ? left.base : form.base
      if (form.merge({ base: left.base, mine: left.values, theirs }) > 0) setOther(theirs)
    },
    onDecided: () => firstControl(element.current)?.focus(),
  })

  const send = () => {
    setAsked((question) => ({ ...question, open: false }))
    save.submit(item?.id, version === undefined ? form.values : { ...form.values, version })
  }
  const submit = () => {
    if (save.atWork || asked.open) return
    writing.current = document.activeElement
    if (form.complete) {
      const consequences = consequencesOf(form.values)
      if (consequences === '') send()
      else setAsked({ open: true, consequences })
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
    else if (document.activeElement?.contains(element.current) && writing.current instanceof HTMLElement)
      writing.current.focus()
  }, [attempts])

  /** Goes on from a change of this item that was made beside the form. */
  const follow = (changed: Item) => {
    if (changed.id !== item?.id) return
    // Another back end answers no item: then this is what was sent of it.
    const now = { ...current, ...changed }
    form.follow(read(now))
    setCurrent(now)
  }

  /** Goes on from what the other side has. */
  const take = (taken: Item) => {
    form.replace(read(taken))
    setOther(undefined)
    setCurrent(taken)
    setAttempts((count) => count + 1)
    save.forget()
  }

  return {
    element,
    form,
    save,
    submit,
    /** The question before a save that has consequences. */
    question: { ...asked, send, keep: () => setAsked((question) => ({ ...question, open: false })) },
    take,
    follow,
    unsaved,
    /** What is edited, as the other side had it last. */
    current,
    /** What somebody else saved meanwhile, by now merged into the form. */
    other,
    /** The name of whoever that was, once it is known. */
    otherBy,
    version,
  }
}
