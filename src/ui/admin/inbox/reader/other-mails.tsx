import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { count } from '#domain/wording/counted.ts'
import { nameOf } from '#domain/wording/name-of.ts'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { onDemand } from '../../screen-parts/on-demand.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import { DownloadResume } from './download-resume.tsx'
import { PersonLink } from '../mail-link.tsx'
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

/** Lists the sender's other mails of both inboxes, found by their email. */
export function OtherMails<Received extends Mail>(props: OtherMailsProps<Received>) {
  const { inbox, actors, mail, canMerge, onGone } = props
  const { kind, screen, relatedLabel } = inbox
  const { enquiries, profiles } = useActors().staff()
  const words = useInboxWords()
  const merging = (others: ReadonlyArray<Received>) =>
    canMerge && <MergeEnquiries screen={screen} mail={mail} others={others} onGone={onGone} />
  return (
    <>
      <MailsOfPerson
        kind={kind}
        screen={screen}
        actors={actors}
        person={mail}
        opened={mail.id}
        labelOf={(other) => relatedLabel(other, words)}
        tools={merging}
      />
      {kind === 'enquiries' ? (
        <MailsOfPerson
          kind="profiles"
          screen="profilemails"
          actors={profiles}
          person={mail}
          labelOf={({ position }) => position || words.withoutPosition}
        />
      ) : (
        <MailsOfPerson
          kind="enquiries"
          screen="enquirymails"
          actors={enquiries}
          person={mail}
          labelOf={({ type }) => nameOf(words.fullTypes, type)}
        />
      )}
    </>
  )
}

interface MailsOfPersonProps<Received extends Mail> {
  kind: MailKind
  screen: Screen
  actors: Pick<MailActors<Received>, 'related' | 'resume'>
  person: Pick<Mail, 'email'>
  /** The id of the mail that the reader shows, if it is in this inbox. */
  opened?: string
  labelOf: (mail: Received) => string
  tools?: (others: ReadonlyArray<Received>) => ReactNode
}

function MailsOfPerson<Received extends Mail>(props: MailsOfPersonProps<Received>) {
  const { kind, screen, actors, person, opened, labelOf, tools } = props
  const { related, resume } = actors
  const { email } = person
  const { kinds, reader, statuses } = useInboxWords()
  const { fullTime } = useTimes()
  const { items } = useSelector(related, (snapshot) => snapshot.context)
  useEffect(() => {
    const query: AnyMailQuery = { email, size: maxMails }
    related.send({ type: 'list.fetch', query })
  }, [related, email])

  const others = items.filter((mail) => mail.id !== opened && emailKey(mail.email) === emailKey(email))
  const [first] = others
  if (first === undefined) return null
  const title = count(kinds[kind].others, others.length)
  return (
    <section aria-label={title} className={styles.others}>
      <div className={styles.othersHead}>
        <h3 className={styles.othersTitle}>{title}</h3>
        <PersonLink screen={screen} mail={{ email, id: opened ?? first.id }}>
          {reader.showTogether}
        </PersonLink>
        {tools?.(others)}
      </div>
      <ul>
        {others.map((other) => (
          <li key={other.id} className={styles.other}>
            <p className={styles.otherHead}>
              <b>{labelOf(other)}</b>
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
