import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { applicationWording, referenceText } from '#domain/wording/catalogue.ts'
import type { ApplicationActor } from '#ui/actors/visitor/application-form-controller.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import * as styles from './application-sent.css.ts'

interface ApplicationSentProps {
  actor: ApplicationActor
  /** Leads back to the positions. */
  children: ReactNode
}

/** Replaces the form once the application was sent. */
export function ApplicationSent({ actor, children }: ApplicationSentProps) {
  const { position, form, receipt } = useSelector(actor, (state) => state.context)
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <Icon name="circle-check" className={styles.icon} />
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {applicationWording.sent}
      </h3>
      <p>
        Thank you, {form?.values.firstName}. We have your application for {position?.title} with{' '}
        {form?.values.resume?.name}, and will answer to <bdi>{form?.values.email}</bdi>.
      </p>
      {receipt?.reference && <p className={styles.reference}>{referenceText(receipt.reference)}.</p>}
      {children}
    </div>
  )
}
