import { nameOf } from '#domain/wording/name-of.ts'
import { fill } from '#domain/wording/template.ts'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { Avatar } from '#ui/design/data/avatar/avatar.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import * as styles from './mail-row.css.ts'
import { useDueWords } from '../use-due-words.ts'
import { MailLink } from '../mail-link.tsx'
import { senderOf, type Inbox, type Mail } from '../mail.ts'

export interface MailRowProps<Received extends Mail> {
  inbox: Inbox<Received>
  mail: Received
  /** Whether the back end stores statuses. */
  isHandled: boolean
  current: boolean
  selected: boolean
  onSelect: (on: boolean) => void
}

export function MailRow<Received extends Mail>({
  inbox,
  mail,
  isHandled,
  current,
  selected,
  onSelect,
}: MailRowProps<Received>) {
  const words = useInboxWords()
  const deskWords = useDeskWords()
  const { languages } = useTranslationWords()
  const { shortTime } = useTimes()
  const { tag, beside } = inbox.tag(mail, words)
  const unread = isHandled && mail.status === 'new'
  const sender = senderOf(mail)
  const due = useDueWords()(mail)
  return (
    <li className={classNames(styles.item, isHandled && styles.selectable)}>
      {isHandled && (
        <Checkbox
          aria-label={fill(words.list.select, { sender })}
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
          className={styles.select}
        />
      )}
      <MailLink
        screen={inbox.screen}
        mail={mail.id}
        aria-current={current || undefined}
        className={classNames(styles.row, unread && styles.unread)}
      >
        <span className={styles.head}>
          <b className={styles.sender}>
            {sender}
            {unread && <VisuallyHidden>{words.list.unread}</VisuallyHidden>}
          </b>
          {due && <span className={styles.due[due.state]}>{due.text}</span>}
        </span>
        <span dir="auto" className={styles.message}>
          {mail.message}
        </span>
        <span className={styles.meta}>
          {mail.ownerName !== undefined && (
            <>
              <Avatar name={mail.ownerName} className={styles.owner} />
              <VisuallyHidden>{fill(deskWords.reader.ownerOf, { name: mail.ownerName })}</VisuallyHidden>
            </>
          )}
          {tag}
          {(mail.status === 'answered' || mail.status === 'spam') && (
            <Tag tone="shoal">{words.statuses[mail.status]}</Tag>
          )}
          {mail.tags?.map((name) => (
            <Tag key={name} tone="outline">
              <bdi>{name}</bdi>
            </Tag>
          ))}
          <span>{beside}</span>
          {mail.language !== undefined && <span>{nameOf(languages, mail.language)}</span>}
          <time dateTime={mail.createdAt} className={styles.time}>
            {shortTime(mail.createdAt)}
          </time>
        </span>
      </MailLink>
    </li>
  )
}
