import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { emptyEnquiry } from '#domain/enquiry/enquiry.ts'
import { enquiryWording } from '#domain/wording/catalogue.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { EnquiryFailure } from './enquiry-failure.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { EnquiryReference } from './enquiry-reference.tsx'
import type { EnquiryFormProps } from './enquiry-form-props.ts'
import * as styles from './enquiry-form.css.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { firstWrong, checkedFields, type FieldName } from './checked-fields.ts'
import { useEnquiryErrors } from './use-enquiry-errors.ts'

/** The enquiry's fields, judged when they are left and then at every letter (E3 to E10). */
export function TypedEnquiry({ desk, answer, inPopup = false }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [typedBefore] = useState(() => desk?.draft.values ?? answer?.enquiry ?? emptyEnquiry)
  const sending = useSelector(desk?.actor, (state) => state?.matches({ form: 'sending' }) ?? false)
  const failure = useSelector(desk?.actor, (state) => state?.context.failure ?? null)
  const [errors, setErrors] = useEnquiryErrors(form, { desk, answer, inPopup })

  const wrong = answer?.failure?.fields && firstWrong(answer.errors)

  useEffect(() => {
    if (form.current) desk?.draft.meet(form.current)
  }, [desk])

  useEffect(() => {
    // While it was disabled the button lost the focus.
    if (failure !== null && document.activeElement === document.body) submit.current?.focus()
  }, [failure])

  const judge = (name: FieldName) => {
    if (desk) setErrors((before) => ({ ...before, ...checkedFields(name, desk.draft.values) }))
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (desk === undefined) return
    event.preventDefault()
    const { actor, draft } = desk
    draft.take(event.currentTarget)
    const beside = draft.beside(event.currentTarget)
    actor.send({ type: 'enquiry.submit', form: { enquiry: draft.values, ...beside } })
  }

  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      data-draft={inPopup ? undefined : 'enquiry'}
      noValidate
      className={styles.form}
      onSubmit={send}
    >
      {answer?.failure && <EnquiryFailure failure={answer.failure} focused={wrong === undefined} />}
      <EnquiryFields
        enquiry={typedBefore}
        errors={errors}
        focused={wrong}
        onType={(name) => {
          if (form.current) desk?.draft.take(form.current)
          if (name in errors) judge(name)
        }}
        onLeave={(name) => {
          // A popup that closes judges nothing.
          if (!inPopup || desk?.actor.getSnapshot().hasTag('open')) judge(name)
        }}
      />
      {failure && <EnquiryFailure failure={failure} />}
      {desk === undefined && <OfflineNotice />}
      {desk && !inPopup && <EnquiryReference actor={desk.actor} />}
      <Button
        ref={submit}
        type="submit"
        wide={inPopup}
        className={inPopup ? undefined : styles.send}
        busy={sending}
        busyLabel={enquiryWording.sending}
      >
        Send enquiry
      </Button>
    </form>
  )
}
