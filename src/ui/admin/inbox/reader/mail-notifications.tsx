import { permits } from '#domain/access/permission.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { notificationText } from '#domain/mail/letters/notification-text.ts'
import { useNotifications } from '#ui/actors/office/use-notifications.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import * as styles from './mail-notifications.css.ts'

export interface MailNotificationsProps {
  kind: MailKind
  mailId: string
}

const icons = { waiting: 'info', sent: 'circle-check', parked: 'circle-alert' } as const

/** The notifications of a mail; roles that manage them may send parked ones again. */
export function MailNotifications({ kind, mailId }: MailNotificationsProps) {
  const { notifications, failure, sending, sendAgain } = useNotifications(kind, mailId)
  const { user } = useSession()
  const { notifications: words } = useInboxWords()
  const { fullTime } = useTimes()
  const mayManage = user !== null && permits(user.role, 'notifications.manage')

  // Another back end may have no notifications.
  const isFailed = failure !== null && failure.reason !== 'ItemNotFound'
  return (
    <div role="status" className={styles.notifications}>
      {isFailed && <p className={styles.notification}>{words.failure}</p>}
      {notifications.map(({ id, recipient, state, tries, at, reason }) => (
        <div key={id} className={styles.notification}>
          <Icon name={icons[state]} size="md" className={styles.icon[state]} />
          <p id={`notification-${id}`}>
            {notificationText(recipient, state, { tries, reason, time: fullTime(at) }, words)}
            {mayManage && state !== 'sent' && reason !== '' && (
              <span dir="auto" className={styles.reason}>
                {serverSentence(reason)}
              </span>
            )}
          </p>
          {mayManage && state === 'parked' && (
            <Button
              size="sm"
              variant="quiet"
              busy={sending}
              busyLabel={words.sending}
              aria-describedby={`notification-${id}`}
              onClick={() => sendAgain(id)}
            >
              {words.sendAgain}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
