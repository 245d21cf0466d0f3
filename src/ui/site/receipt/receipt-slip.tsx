import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { StepForm } from './step-form.tsx'
import * as styles from './receipt-slip.css.ts'

export interface ReceiptSlipProps extends Receipt {
  code?: string | undefined
}

/** Reference and code of a mail that was just sent, and the way to its receipt; another back end has none. */
export function ReceiptSlip({ reference, code }: ReceiptSlipProps) {
  const { slip } = useFormsWords()
  if (reference === '') return null
  return (
    <div className={styles.slip}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt className={styles.label}>{slip.reference}</dt>
          <dd className={styles.reference}>
            <bdi dir="ltr">{reference}</bdi>
          </dd>
        </div>
        {code && (
          <div className={styles.row}>
            <dt className={styles.label}>{slip.code}</dt>
            <dd className={styles.code}>
              <bdi dir="ltr">{code}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.hint}>
        {slip.referenceHint} {code && slip.codeHint}
      </p>
      {code && (
        <StepForm step="open" code={code} className={styles.way}>
          <Button type="submit">{slip.open}</Button>
        </StepForm>
      )}
    </div>
  )
}
