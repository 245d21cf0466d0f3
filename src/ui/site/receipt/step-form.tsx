import type { ReactNode } from 'react'
import { receiptPath, type ReceiptStep } from '#domain/desk/receipt/receipt-form.ts'
import { useHref } from '../language/page-language-context.ts'

interface StepFormProps {
  step: ReceiptStep
  code: string
  className?: string
  children: ReactNode
}

/** Posts a step with the code, which is in no address. */
export function StepForm({ step, code, className, children }: StepFormProps) {
  const href = useHref()
  return (
    <form method="post" action={href(receiptPath)} className={className}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="code" value={code} />
      {children}
    </form>
  )
}
