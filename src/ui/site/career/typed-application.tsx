import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { profileErrors } from '#domain/profile/profile-errors.ts'
import { emptyProfile } from '#domain/profile/profile.ts'
import { enquiryWording } from '#domain/wording/catalogue.ts'
import type { ApplicationFormController } from '#ui/actors/visitor/application-form-controller.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { EnquiryFailure } from '../enquiry/enquiry-failure.tsx'
import { OfflineNotice } from '../enquiry/offline-notice.tsx'
import type { ApplicationResponse } from '../form-responses.ts'
import { ApplicationFields, type FieldName, type CheckedFields } from './application/application-fields.tsx'
import * as styles from './application/application-form.css.ts'
import { ApplicationProgress } from './application/application-progress.tsx'
import { applyAddress } from './career-search.ts'
import { firstWrong, focusFirst } from './application/focus-first.ts'

export interface TypedApplicationProps {
  /** `undefined` as long as no script handles the form: it is posted to its page then. */
  desk?: ApplicationFormController | undefined
  /** The position that is applied for. */
  careerId: string
  /** What the server answered when the form was posted; scripts leave such a page as it is. */
  answer?: ApplicationResponse | undefined
  inPopup?: boolean
}

/** The application's fields, judged when they are left and then at every letter. */
export function TypedApplication({ desk, careerId, answer, inPopup = false }: TypedApplicationProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [before] = useState(() => desk?.draft.values ?? answer?.profile ?? emptyProfile)
  const [errors, setErrors] = useState<CheckedFields>(
    () => desk?.actor.getSnapshot().context.errors ?? answer?.errors ?? {},
  )
  const sending = useSelector(desk?.actor, (state) => state?.matches({ form: 'sending' }) ?? false)
  const failure = useSelector(desk?.actor, (state) => state?.context.failure ?? null)
  const wrong = answer?.failure?.fields && firstWrong(answer.errors)

  useEffect(() => {
    if (desk === undefined) return
    const { actor, draft } = desk
    if (form.current) draft.meet(form.current)
    const tell = (told: CheckedFields) => {
      if (actor.getSnapshot().hasTag('open') !== inPopup) return
      flushSync(() => setErrors(told))
      focusFirst(form.current, told)
    }
    const subscriptions = [
      actor.on('application.refused', (fact) => tell(fact.errors)),
      actor.on('application.failed', (fact) => tell(fact.failure.fields ?? {})),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [desk, inPopup])

  useEffect(() => {
    // While it was disabled the button lost the focus.
    if (failure !== null && document.activeElement === document.body) submit.current?.focus()
  }, [failure])

  const judge = (name: FieldName) => {
    if (desk === undefined) return
    const { [name]: sentence } = profileErrors(desk.draft.values, desk.draft.resume)
    setErrors((others) => ({ ...others, [name]: sentence }))
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (desk === undefined) return
    event.preventDefault()
    desk.draft.take(event.currentTarget)
    desk.actor.send({ type: 'application.submit', form: desk.draft.form(event.currentTarget) })
  }

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={applyAddress({ id: careerId })}
      data-draft={inPopup ? undefined : 'application'}
      noValidate
      className={styles.form}
      onSubmit={send}
    >
      {answer?.failure && <EnquiryFailure failure={answer.failure} focused={wrong === undefined} />}
      <ApplicationFields
        careerId={careerId}
        profile={before}
        errors={errors}
        focused={wrong}
        onType={(name) => {
          if (form.current) desk?.draft.take(form.current)
          if (name in errors || name === 'resume') judge(name)
        }}
        onLeave={(name) => {
          // A popup that closes judges nothing.
          if (!inPopup || desk?.actor.getSnapshot().hasTag('open')) judge(name)
        }}
      />
      {failure && <EnquiryFailure failure={failure} />}
      {desk === undefined && <OfflineNotice />}
      {desk && <ApplicationProgress actor={desk.actor} />}
      <Button
        ref={submit}
        type="submit"
        wide={inPopup}
        className={inPopup ? undefined : styles.send}
        busy={sending}
        busyLabel={enquiryWording.sending}
      >
        Send application
      </Button>
    </form>
  )
}
