import { permits } from '#domain/access/permission.ts'
import { count } from '#domain/wording/counted.ts'
import { useParked } from '#ui/actors/office/use-notifications.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import * as styles from './reader/mail-notifications.css.ts'

/** Shows notifications that could not be sent, to the roles that manage them. */
export function ParkedNotifications() {
  const { user } = useSession()
  return user !== null && permits(user.role, 'notifications.manage') ? <Parked /> : null
}

function Parked() {
  const { items, total, sending, sendAll } = useParked()
  const { notifications: words } = useInboxWords()
  const [newest] = items
  if (newest === undefined) return null
  return (
    <Notice tone="danger" className={styles.parked}>
      <p>{count(words.allParked, total)}</p>
      <p dir="auto" className={styles.reason}>
        {serverSentence(newest.reason)}
      </p>
      <Button
        size="sm"
        variant="quiet"
        busy={sending}
        busyLabel={words.sending}
        onClick={sendAll}
        className={styles.sendAll}
      >
        {words.sendAllAgain}
      </Button>
    </Notice>
  )
}
