import { classNames } from '#ui/design/class-names.ts'
import { VisuallyHidden } from '#ui/design/visually-hidden/visually-hidden.tsx'
import { shortTime } from '../times.ts'
import * as styles from './inbox.css.ts'
import { MailLink } from './mail-link.tsx'
import { senderOf, type Inbox, type Mail } from './mail.ts'

export interface MailRowProps<Received extends Mail> {
  inbox: Inbox<Received>
  mail: Received
  current: boolean
}

export function MailRow<Received extends Mail>({ inbox, mail, current }: MailRowProps<Received>) {
  const { tag, beside } = inbox.kind(mail)
  const unread = mail.status === 'new'
  return (
    <li>
      <MailLink
        screen={inbox.screen}
        mail={mail.id}
        aria-current={current || undefined}
        className={classNames(styles.row, unread && styles.unread)}
      >
        <span className={styles.head}>
          <b className={styles.sender}>
            {senderOf(mail)}
            {unread && <VisuallyHidden>, unread</VisuallyHidden>}
          </b>
          <time dateTime={mail.createdAt} className={styles.time}>
            {shortTime(mail.createdAt)}
          </time>
        </span>
        <span className={styles.message}>{mail.message}</span>
        <span className={styles.meta}>
          {tag}
          <span>{beside}</span>
        </span>
      </MailLink>
    </li>
  )
}
