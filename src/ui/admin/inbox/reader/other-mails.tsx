import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { count } from '#domain/wording/counted.ts'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { onDemand } from '../../screen-parts/on-demand.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import { DownloadResume } from './download-resume.tsx'
import { PersonLink } from './mail-link.tsx'
import type { Inbox, Mail } from '../mail.ts'
import * as styles from './mail-reader.css.ts'

export interface OtherMailsProps<Received extends Mail> {
  inbox: Pick<Inbox<Received>, 'kind' | 'screen' | 'relatedLabel'>
  actors: Pick<MailActors<Received>, 'related' | 'resume'>
  mail: Received
  /** Whether the others can be merged with this one. */
  canMerge: boolean
  /** Moves the focus if nothing is left to merge. */
  onGone: () => void
}

const MergeEnquiries = onDemand(async () => (await import('../thread/merge-enquiries.tsx')).MergeEnquiries)

const maxMails = 50

/** Lists the sender's other mails, found by their email. */
export function OtherMails<Received extends Mail>({
  inbox,
  actors,
  mail,
  canMerge,
  onGone,
}: OtherMailsProps<Received>) {
  const { related, resume } = actors
  const words = useInboxWords()
  const { kinds, reader, statuses } = words
  const { fullTime } = useTimes()
  const { items } = useSelector(related, (snapshot) => snapshot.context)
  useEffect(() => {
    const query: AnyMailQuery = { email: mail.email, size: maxMails }
    related.send({ type: 'list.fetch', query })
  }, [related, mail.email])

  const others = items.filter(({ id, email }) => id !== mail.id && emailKey(email) === emailKey(mail.email))
  if (others.length === 0) return null
  const title = count(kinds[inbox.kind].others, others.length)
  return (
    <section aria-label={title} className={styles.others}>
      <div className={styles.othersHead}>
        <h3 className={styles.othersTitle}>{title}</h3>
        <PersonLink screen={inbox.screen} mail={mail}>
          {reader.showTogether}
        </PersonLink>
        {canMerge && <MergeEnquiries screen={inbox.screen} mail={mail} others={others} onGone={onGone} />}
      </div>
      <ul>
        {others.map((other) => (
          <li key={other.id} className={styles.other}>
            <p className={styles.otherHead}>
              <b>{inbox.relatedLabel(other, words)}</b>
              <Tag tone={other.status === 'new' ? 'buff' : 'shoal'}>{statuses[other.status]}</Tag>
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
