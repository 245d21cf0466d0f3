import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ApplicationActor } from '#ui/actors/visitor/application-form-controller.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { ReceiptSlip } from '../../receipt/receipt-slip.tsx'
import { TextWithin } from '../../language/text-within.tsx'
import * as styles from './application-sent.css.ts'

interface ApplicationSentProps {
  actor: ApplicationActor
  /** Leads back to the positions. */
  children: ReactNode
}

/** Replaces the form once the application was sent. */
export function ApplicationSent({ actor, children }: ApplicationSentProps) {
  const { position, form, receipt } = useSelector(actor, (state) => state.context)
  const { application } = useFormsWords()
  const sent = {
    name: form?.values.firstName,
    file: form?.values.resume?.name,
    email: <bdi>{form?.values.email}</bdi>,
  }
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <Icon name="circle-check" className={styles.icon} />
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {application.sent}
      </h3>
      <p>
        {form?.values.careerId ? (
          <Sentence
            of={application.thanks}
            {...sent}
            position={position && <TextWithin of={position} field="title" />}
          />
        ) : (
          <Sentence of={application.open.thanks} {...sent} />
        )}
      </p>
      {receipt && <ReceiptSlip {...receipt} />}
      {children}
    </div>
  )
}
