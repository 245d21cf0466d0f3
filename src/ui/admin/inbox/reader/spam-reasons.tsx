import { spamReasonTexts } from '#domain/wording/catalogue.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import type { Mail } from '../mail.ts'
import * as styles from './mail-reader.css.ts'

export interface SpamReasonsProps {
  mail: Pick<Mail, 'status' | 'spamReasons'>
}

/** Why the server moved a mail into the spam. */
export function SpamReasons({ mail: { status, spamReasons } }: SpamReasonsProps) {
  if (status !== 'spam' || spamReasons.length === 0) return null
  return (
    <Notice className={styles.aside}>
      <p>Automatically marked as spam. No notification was sent.</p>
      <ul>
        {spamReasons.map((reason) => (
          <li key={reason}>{spamReasonTexts[reason]}</li>
        ))}
      </ul>
    </Notice>
  )
}
