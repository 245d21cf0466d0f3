import { useSelector } from '@xstate/react'
import { useMemo, type ReactNode } from 'react'
import type { Application } from '#domain/visitor-forms/profile/application.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import { FormBody, type FormProps } from '../../visitor-form/form-body.tsx'
import { applyAddress } from '../career-search.ts'
import { ApplicationFields, OpenApplicationFields } from './application-fields.tsx'
import { ApplicationProgress } from './application-progress.tsx'
import { ApplicationSent } from './application-sent.tsx'

interface ApplicationFormProps extends FormProps<Application> {
  /** The id of the position that the visitor applies for; empty without one. */
  careerId: string
  /** Leads back to the positions once the application is sent. */
  back: ReactNode
}

/** The application, or its acknowledgement (P5). */
export function ApplicationForm({ careerId, back, ...props }: ApplicationFormProps) {
  const actor = props.controller?.actor
  // An empty id would not replace that of a form for another position.
  const preset = useMemo(() => ({ careerId }), [careerId])
  const isSent = useSelector(actor, (state) => state?.matches({ form: 'sent' }) ?? false)
  if (actor && isSent) return <ApplicationSent actor={actor}>{back}</ApplicationSent>
  return (
    <FormBody
      {...props}
      form={applicationForm}
      preset={preset}
      action={applyAddress({ id: careerId })}
      Fields={careerId === '' ? OpenApplicationFields : ApplicationFields}
    >
      <input type="hidden" name="careerId" value={careerId} />
      {actor && <ApplicationProgress actor={actor} />}
    </FormBody>
  )
}
