import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import type { Mail } from '../mail.ts'
import * as styles from './mail-reader.css.ts'

export interface SpamReasonsProps {
  mail: Pick<Mail, 'status' | 'spamReasons'>
}

/** Why the server moved a mail into the spam. */
export function SpamReasons({ mail: { status, spamReasons } }: SpamReasonsProps) {
  const { spam } = useInboxWords()
  if (status !== 'spam' || spamReasons.length === 0) return null
  return (
    <Notice className={styles.aside}>
      <p>{spam.marked}</p>
      <ul>
        {spamReasons.map((reason) => (
          <li key={reason}>{spam.reasons[reason]}</li>
        ))}
      </ul>
    </Notice>
  )
}
