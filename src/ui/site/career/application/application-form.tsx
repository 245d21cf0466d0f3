import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Application } from '#domain/visitor-forms/profile/profile-errors.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import { FormBody, type FormProps } from '../../visitor-form/form-body.tsx'
import { applyAddress } from '../career-search.ts'
import { ApplicationFields } from './application-fields.tsx'
import { ApplicationProgress } from './application-progress.tsx'
import { ApplicationSent } from './application-sent.tsx'

interface ApplicationFormProps extends FormProps<Application> {
  /** The id of the position that the visitor applies for. */
  careerId: string
  /** Leads back to the positions once the application is sent. */
  back: ReactNode
}

/** The application, or its acknowledgement (P5). */
export function ApplicationForm({ careerId, back, ...props }: ApplicationFormProps) {
  const actor = props.controller?.actor
  const isSent = useSelector(actor, (state) => state?.matches({ form: 'sent' }) ?? false)
  if (actor && isSent) return <ApplicationSent actor={actor}>{back}</ApplicationSent>
  return (
    <FormBody
      {...props}
      form={applicationForm}
      action={applyAddress({ id: careerId })}
      Fields={ApplicationFields}
    >
      <input type="hidden" name="careerId" value={careerId} />
      {actor && <ApplicationProgress actor={actor} />}
    </FormBody>
  )
}
