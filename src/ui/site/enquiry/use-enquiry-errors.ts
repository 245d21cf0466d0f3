import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { EnquiryFormProps } from './enquiry-form-props.ts'
import { focusFirst, type CheckedFields } from './checked-fields.ts'

/** The sentences beside the fields of one form: it hears what becomes of the enquiry while it is the one in front. */
export const useEnquiryErrors = (
  form: RefObject<HTMLFormElement | null>,
  { desk, answer, inPopup = false }: EnquiryFormProps,
) => {
  const [errors, setErrors] = useState<CheckedFields>(
    () => desk?.actor.getSnapshot().context.errors ?? answer?.errors ?? {},
  )

  useEffect(() => {
    if (desk === undefined) return
    const { actor, draft } = desk
    const tell = (told: CheckedFields) => {
      if (actor.getSnapshot().hasTag('open') !== inPopup) return
      flushSync(() => setErrors(told))
      focusFirst(form.current, told)
    }
    const subscriptions = [
      actor.on('enquiry.refused', (fact) => tell(fact.errors)),
      actor.on('enquiry.failed', (fact) => tell(fact.failure.fields ?? {})),
      actor.on('enquiry.sent', () => {
        if (form.current) draft.put(form.current)
        setErrors({})
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [desk, form, inPopup])

  return [errors, setErrors] as const
}
