import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  firstWrongField,
  type CheckedFields,
  type FieldName,
  type VisitorForm,
} from '#domain/visitor-forms/visitor-form.ts'
import type { VisitorFormController } from '#ui/actors/visitor/visitor-form-controller.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import type { FormResponse } from './form-responses.ts'
import { useHref } from '../language/page-language-context.ts'
import type { FieldsProps } from './form-fields.tsx'
import { FormFailure, OfflineNotice } from './form-notices.tsx'
import { FormWaiting } from './form-waiting.tsx'
import * as styles from './visitor-form.css.ts'

export interface FormProps<Values extends object> {
  /** `undefined` as long as no script handles the form: it is posted to its page then. */
  controller?: VisitorFormController<Values> | undefined
  /** The server's response to a posted form; scripts leave such a page as it is. */
  response?: FormResponse<Values> | undefined
  inPopup?: boolean
  /** Values that the address of the page presets. */
  preset?: Partial<Values> | undefined
}

interface FormBodyProps<Values extends object> extends FormProps<Values> {
  form: VisitorForm<Values>
  /** Where the form is posted without scripts. */
  action: string
  Fields: ComponentType<FieldsProps<Values>>
  /** Shown above the button. */
  children?: ReactNode
}

/** A visitor's form while it is filled in and sent, or the notice that it waits for a connection. */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const words = props.form.wording(useFormsWords())
  const actor = props.controller?.actor
  const isWaiting = useSelector(actor, (state) => state?.matches({ form: 'waiting' }) ?? false)
  const isOnDevice = useSelector(actor, (state) => state?.context.isOnDevice ?? false)
  if (!actor || !isWaiting) return <FilledForm {...props} />
  return (
    <FormWaiting
      text={(isOnDevice && words.waitingOnDevice) || words.waiting}
      onChange={() => actor.send({ type: 'form.change' })}
      onDiscard={() => actor.send({ type: 'form.discard' })}
    />
  )
}

/** Checks each field when it is left, and from then on at every keystroke (E3 to E10). */
function FilledForm<Values extends object>(props: FormBodyProps<Values>) {
  const { form, controller, response, inPopup = false, preset, action, Fields, children } = props
  const words = useFormsWords()
  const element = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [values] = useState(() => ({
    ...(controller?.typed.values ?? response?.values ?? form.empty),
    ...preset,
  }))
  const [errors, setErrors] = useState<CheckedFields<Values>>(
    () => controller?.actor.getSnapshot().context.errors ?? response?.errors ?? {},
  )
  const isSending = useSelector(controller?.actor, (state) => state?.matches({ form: 'sending' }) ?? false)
  const failure = useSelector(controller?.actor, (state) => state?.context.failure ?? null)
  const focused = response?.failure?.fields && firstWrongField(form, response.errors)

  useEffect(() => {
    if (controller === undefined) return
    const { actor, typed } = controller
    if (element.current) typed.connect(element.current, preset)
    const showErrors = () => {
      const snapshot = actor.getSnapshot()
      // A page and its popup may show the same form: the one in front shows the errors.
      if (snapshot.hasTag('open') !== inPopup) return
      flushSync(() => setErrors(snapshot.context.errors))
      const first = firstWrongField(form, snapshot.context.errors)
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    }
    const subscriptions = [
      actor.on('form.invalid', showErrors),
      actor.on('form.failed', showErrors),
      actor.on('form.sent', () => {
        if (element.current) typed.writeTo(element.current)
        setErrors({})
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [controller, form, inPopup, preset])

  useEffect(() => {
    if (controller === undefined || inPopup) return
    const { actor, typed } = controller
    let wasOpen = actor.getSnapshot().hasTag('open')
    // The page's form goes on from what was typed in the popup.
    const subscription = actor.subscribe((snapshot) => {
      const isOpen = snapshot.hasTag('open')
      if (wasOpen && !isOpen && element.current) typed.writeTo(element.current)
      wasOpen = isOpen
    })
    return () => subscription.unsubscribe()
  }, [controller, inPopup])

  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (failure !== null && document.activeElement === document.body) submit.current?.focus()
  }, [failure])

  const check = (name: FieldName<Values>) => {
    if (controller === undefined) return
    const sentence = form.rules(words)[name](controller.typed.values[name])
    setErrors((others) => ({ ...others, [name]: sentence }))
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (controller === undefined) return
    event.preventDefault()
    const { actor, typed } = controller
    typed.readFrom(event.currentTarget)
    actor.send({ type: 'form.submit', form: typed.submitted(event.currentTarget) })
  }

  return (
    <form
      ref={element}
      method="post"
      encType={form.fileField && 'multipart/form-data'}
      action={useHref()(action)}
      data-saved-form={inPopup ? undefined : form.name}
      noValidate
      className={styles.form}
      onSubmit={send}
    >
      {response?.failure && <FormFailure failure={response.failure} focused={focused === undefined} />}
      <Fields
        values={values}
        errors={errors}
        focused={focused}
        onType={(name) => {
          if (element.current) controller?.typed.readFrom(element.current)
          if (name in errors || name === form.fileField) check(name)
        }}
        onLeave={(name) => {
          // A popup that closes checks nothing.
          if (!inPopup || controller?.actor.getSnapshot().hasTag('open')) check(name)
        }}
      />
      {failure && <FormFailure failure={failure} />}
      {controller === undefined && <OfflineNotice />}
      {children}
      <Button
        ref={submit}
        type="submit"
        wide={inPopup}
        className={inPopup ? undefined : styles.send}
        busy={isSending}
        busyLabel={words.sending}
      >
        {form.wording(words).submit}
      </Button>
    </form>
  )
}
