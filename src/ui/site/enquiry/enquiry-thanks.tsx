import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { EnquiryActor } from '#ui/actors/visitor/enquiry-form-controller.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useDesignWords } from '#ui/design/words/use-design-words.ts'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { focusedOnLoad } from '../layout/focused-on-load.ts'
import { ReceiptSlip, type ReceiptSlipProps } from '../receipt/receipt-slip.tsx'
import * as styles from './enquiry-thanks.css.ts'

interface EnquiryThanksProps {
  receipt: ReceiptSlipProps
  titleId?: string
  /** Below the title, where no toast says that the enquiry was sent. */
  lead?: string | undefined
  /** What the visitor can do next. */
  children: ReactNode
}

/** Thanks for an enquiry that was sent. It takes the focus that the form's button had. */
export function EnquiryThanks({ receipt, titleId, lead, children }: EnquiryThanksProps) {
  const { enquiry } = useFormsWords()
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (document.activeElement === document.body) thanks.current?.focus()
  }, [receipt.reference])
  return (
    <div ref={thanks} role="status" tabIndex={-1} {...focusedOnLoad} className={styles.thanks}>
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
      <h2 id={titleId} className={styles.title}>
        {enquiry.thanks}
      </h2>
      {lead && <p>{lead}</p>}
      <ReceiptSlip {...receipt} />
      {children}
    </div>
  )
}

/** The thanks over the page on which the popup was, until they are closed. Another back end may return no reference. */
export function ThanksOverPage({ actor }: { actor: EnquiryActor }) {
  const receipt = useSelector(actor, (state) => state.context.receipt)
  const { close } = useDesignWords()
  if (!receipt?.reference) return null
  return (
    <div className={styles.overPage}>
      <EnquiryThanks receipt={receipt}>
        <IconButton
          icon="x"
          label={close}
          onClick={() => actor.send({ type: 'receipt.close' })}
          className={styles.close}
        />
      </EnquiryThanks>
    </div>
  )
}
