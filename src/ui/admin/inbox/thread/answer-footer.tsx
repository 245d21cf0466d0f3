import { answerFooter } from '#domain/desk/answer-footer.ts'
import { receiptAddress, receiptPage } from '#domain/desk/receipt/receipt-code.ts'
import type { Thread } from '#domain/desk/thread.ts'
import { languageOf } from '#domain/language/language.ts'
import * as styles from './thread.css.ts'

/** The link in answers. Each e-mail has a code of its own, which stands nowhere else. */
export const statusLink = ({
  receiptPage: page = receiptPage(location.origin),
}: Pick<Thread, 'receiptPage'>) => receiptAddress(page, '…')

interface AnswerFooterProps {
  language: string
  reference: string
  link: string
}

/** The footer of an answer in its e-mail. */
export function AnswerFooter({ language, reference, link }: AnswerFooterProps) {
  return (
    <p lang={language} dir={languageOf(language)?.dir} className={styles.text}>
      {answerFooter(language, reference, link).join('\n')}
    </p>
  )
}
