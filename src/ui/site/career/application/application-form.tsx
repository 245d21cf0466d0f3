import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { waitingWording } from '#domain/wording/catalogue.ts'
import { FormWaiting } from '../../enquiry/form-waiting.tsx'
import { ApplicationSent } from './application-sent.tsx'
import { TypedApplication, type TypedApplicationProps } from '../typed-application.tsx'

export interface ApplicationFormProps extends TypedApplicationProps {
  /** The way back to the positions, once it was sent. */
  back: ReactNode
}

/** The application as it is typed, or in its place what becomes of it (P5). */
export function ApplicationForm({ back, ...typed }: ApplicationFormProps) {
  const actor = typed.desk?.actor
  const stage = useSelector(actor, (state) => state?.value.form)
  if (actor && stage === 'sent') return <ApplicationSent actor={actor}>{back}</ApplicationSent>
  if (actor && stage === 'waiting') {
    return (
      <FormWaiting
        text={waitingWording.application}
        onChange={() => actor.send({ type: 'application.change' })}
        onDiscard={() => actor.send({ type: 'application.discard' })}
      />
    )
  }
  return <TypedApplication {...typed} />
}
