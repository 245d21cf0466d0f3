import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { profileErrors } from '#domain/profile/profile-errors.ts'
import { enquiryWording } from '#domain/wording.ts'
import type { ApplicationDesk } from '#ui/actors/application-desk.ts'
import { Button } from '#ui/design/button/button.tsx'
import { EnquiryFailure } from '../enquiry/enquiry-failure.tsx'
import { ApplicationFields, type FieldName, type JudgedFields } from './application-fields.tsx'
import * as styles from './application-form.css.ts'
import { ApplicationProgress } from './application-progress.tsx'
import { focusFirst } from './focus-first.ts'

/** The application's fields, judged when they are left and then at every letter. */
export function ApplicationForm({ actor, draft }: ApplicationDesk) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [before] = useState({ profile: draft.values, resume: draft.resume })
  const [errors, setErrors] = useState<JudgedFields>(() => actor.getSnapshot().context.errors)
  const careerId = useSelector(actor, (state) => state.context.position?.id ?? '')
  const sending = useSelector(actor, (state) => state.matches({ form: 'sending' }))
  const failure = useSelector(actor, (state) => state.context.failure)

  useEffect(() => {
    const tell = (told: JudgedFields) => {
      flushSync(() => setErrors(told))
      focusFirst(form.current, told)
    }
    const subscriptions = [
      actor.on('application.refused', (fact) => tell(fact.errors)),
      actor.on('application.failed', (fact) => tell(fact.failure.fields ?? {})),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor])

  useEffect(() => {
    // While it was disabled the button lost the focus.
    if (failure !== null && document.activeElement === document.body) submit.current?.focus()
  }, [failure])

  const judge = (name: FieldName) => {
    const { [name]: sentence } = profileErrors(draft.values, draft.resume)
    setErrors((others) => ({ ...others, [name]: sentence }))
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        draft.take(event.currentTarget)
        actor.send({ type: 'application.submit', form: draft.form(event.currentTarget) })
      }}
    >
      <ApplicationFields
        careerId={careerId}
        {...before}
        errors={errors}
        onType={(name) => {
          if (form.current) draft.take(form.current)
          if (name in errors || name === 'resume') judge(name)
        }}
        onLeave={(name) => {
          // A popup that closes judges nothing.
          if (actor.getSnapshot().hasTag('open')) judge(name)
        }}
      />
      {failure && <EnquiryFailure failure={failure} />}
      <ApplicationProgress actor={actor} />
      <Button ref={submit} type="submit" wide busy={sending} busyLabel={enquiryWording.sending}>
        Send application
      </Button>
    </form>
  )
}
