import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { emailKey } from '#domain/mail/inbox/mail-filter.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { fullTime } from '../../screen-parts/times.ts'
import { DownloadResume } from './download-resume.tsx'
import { PersonLink } from './mail-link.tsx'
import { statusLabels, type Inbox, type Mail } from '../mail.ts'
import * as styles from './mail-reader.css.ts'

export interface OtherMailsProps<Received extends Mail> {
  inbox: Pick<Inbox<Received>, 'one' | 'screen'>
  labelOf: (mail: Received) => string
  actors: Pick<MailActors<Received>, 'related' | 'resume'>
  mail: Received
}

const maxMails = 50

/** Lists the sender's other mails, found by their email. */
export function OtherMails<Received extends Mail>({
  inbox,
  labelOf,
  actors,
  mail,
}: OtherMailsProps<Received>) {
  const { related, resume } = actors
  const { items } = useSelector(related, (snapshot) => snapshot.context)
  useEffect(() => {
    const query: AnyMailQuery = { email: mail.email, size: maxMails }
    related.send({ type: 'list.fetch', query })
  }, [related, mail.email])

  const others = items.filter(({ id, email }) => id !== mail.id && emailKey(email) === emailKey(mail.email))
  if (others.length === 0) return null
  const count = `${others.length} more ${others.length === 1 ? inbox.one : `${inbox.one}s`} of this person`
  return (
    <section aria-label={count} className={styles.others}>
      <div className={styles.othersHead}>
        <h3 className={styles.othersTitle}>{count}</h3>
        <PersonLink screen={inbox.screen} mail={mail}>
          Show together
        </PersonLink>
      </div>
      <ul>
        {others.map((other) => (
          <li key={other.id} className={styles.other}>
            <p className={styles.otherHead}>
              <b>{labelOf(other)}</b>
              <Tag tone={other.status === 'new' ? 'buff' : 'shoal'}>{statusLabels[other.status]}</Tag>
              <time dateTime={other.createdAt}>{fullTime(other.createdAt)}</time>
            </p>
            {paragraphs(other.message).map((paragraph, index) => (
              <p key={index} dir="auto" className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            {other.resumeName !== undefined && (
              <DownloadResume actor={resume} id={other.id} name={other.resumeName} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
