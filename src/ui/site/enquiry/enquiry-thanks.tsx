import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { fill } from '#domain/wording/template.ts'
import type { EnquiryActor } from '#ui/actors/visitor/enquiry-form-controller.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { ReceiptCode } from '../receipt/receipt-code.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'

interface EnquiryReferenceProps {
  actor: EnquiryActor
  className?: string
}

/** The reference of the last enquiry, until it is closed. Another back end may return none. */
export function EnquiryReference({ actor, className }: EnquiryReferenceProps) {
  const { reference = '', code } = useSelector(actor, (state) => state.context.receipt) ?? {}
  const words = useFormsWords()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button of the form lost the focus while it was disabled.
    if (document.activeElement === document.body) notice.current?.focus()
  }, [reference])
  if (reference === '') return null
  return (
    <Notice
      ref={notice}
      tone="success"
      tabIndex={-1}
      onClose={() => actor.send({ type: 'receipt.close' })}
      className={className}
    >
      <p>{fill(words.reference, { reference })}</p>
      <ReceiptCode code={code} />
    </Notice>
  )
}
