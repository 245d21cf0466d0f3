import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { enquiryWording } from '#domain/wording.ts'
import { Button } from '#ui/design/button/button.tsx'
import type { EnquiryActor } from './enquiry-actor.ts'
import type { EnquiryDraft } from './enquiry-draft.ts'
import { EnquiryFailure } from './enquiry-failure.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import * as styles from './enquiry-form.css.ts'
import { focusFirst, judged, type FieldName, type JudgedFields } from './judged-fields.ts'

export interface EnquiryFormProps {
  actor: EnquiryActor
  draft: EnquiryDraft
}

/** The enquiry's fields, judged when they are left and then at every letter (E3 to E10). */
export function EnquiryForm({ actor, draft }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [typedBefore] = useState(draft.enquiry)
  const [errors, setErrors] = useState<JudgedFields>({})
  const sending = useSelector(actor, (state) => state.matches('sending'))
  const failure = useSelector(actor, (state) => state.context.failure)

  useEffect(() => {
    const tell = (told: JudgedFields) => {
      flushSync(() => setErrors(told))
      focusFirst(form.current, told)
    }
    const subscriptions = [
      actor.on('enquiry.refused', (fact) => tell(fact.errors)),
      actor.on('enquiry.failed', (fact) => tell(fact.failure.fields ?? {})),
      actor.on('enquiry.sent', () => {
        draft.clear()
        form.current?.reset()
        setErrors({})
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, draft])

  useEffect(() => {
    // While it was disabled the button lost the focus.
    if (failure !== null && document.activeElement === document.body) submit.current?.focus()
  }, [failure])

  const judge = (name: FieldName) => setErrors((before) => ({ ...before, ...judged(name, draft.enquiry) }))

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        draft.take(event.currentTarget)
        actor.send({ type: 'enquiry.submit', form: draft.form(event.currentTarget) })
      }}
    >
      <EnquiryFields
        enquiry={typedBefore}
        errors={errors}
        onType={(name) => {
          if (form.current) draft.take(form.current)
          if (name in errors) judge(name)
        }}
        onLeave={(name) => {
          // A popup that closes judges nothing.
          if (actor.getSnapshot().hasTag('open')) judge(name)
        }}
      />
      {failure && <EnquiryFailure failure={failure} />}
      <Button ref={submit} type="submit" wide busy={sending} busyLabel={enquiryWording.sending}>
        Send enquiry
      </Button>
    </form>
  )
}
