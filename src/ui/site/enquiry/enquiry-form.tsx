import { useSelector } from '@xstate/react'
import { waitingWording } from '#domain/wording/catalogue.ts'
import type { EnquiryFormProps } from './enquiry-form-props.ts'
import { FormWaiting } from './form-waiting.tsx'
import { TypedEnquiry } from './typed-enquiry.tsx'

/** The enquiry as it is typed, or in its place what becomes of it without a connection. */
export function EnquiryForm(props: EnquiryFormProps) {
  const actor = props.desk?.actor
  const waiting = useSelector(actor, (state) => state?.matches({ form: 'waiting' }) ?? false)
  const kept = useSelector(actor, (state) => state?.context.kept ?? false)
  if (!waiting) return <TypedEnquiry {...props} />
  return (
    <FormWaiting
      text={kept ? waitingWording.keptEnquiry : waitingWording.enquiry}
      onChange={() => actor?.send({ type: 'enquiry.change' })}
      onDiscard={() => actor?.send({ type: 'enquiry.discard' })}
    />
  )
}
