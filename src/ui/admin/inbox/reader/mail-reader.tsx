import { useEffect, useRef, useState, type RefObject } from 'react'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { fill } from '#domain/wording/template.ts'
import { nameOf } from '#domain/wording/name-of.ts'
import { consentText } from '#domain/privacy/consent-texts.ts'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { onDemand } from '../../screen-parts/on-demand.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import { DeskFacts } from './desk-facts.tsx'
import { DownloadResume } from './download-resume.tsx'
import { MailNote } from './mail-note.tsx'
import { MailNotifications } from './mail-notifications.tsx'
import { MailStatusBar } from './mail-status-bar.tsx'
import { senderOf, type Inbox, type Mail, type MailFact } from '../mail.ts'
import * as styles from './mail-reader.css.ts'
import { OtherMails } from './other-mails.tsx'
import { ReaderBar } from './reader-bar.tsx'
import { SpamReasons } from './spam-reasons.tsx'
import { ThreadPending } from '../thread/thread-pending.tsx'
import { stepKeys } from '../use-inbox-keys.ts'
import type { ReaderState } from '../use-reader.ts'

const MailThread = onDemand(async () => (await import('../thread/mail-thread.tsx')).MailThread, {
  pending: <ThreadPending />,
})

export interface MailReaderProps<Received extends Mail> {
  inbox: Inbox<Received>
  actors: MailActors<Received>
  mail: Received
  reader: ReaderState<Received>
  title: RefObject<HTMLHeadingElement | null>
  /** The number of mails in the whole list. */
  total: number | undefined
  onRemove: () => void
}

export function MailReader<Received extends Mail>(props: MailReaderProps<Received>) {
  const { inbox, actors, mail, reader, title, total, onRemove } = props
  const words = useInboxWords()
  const { languages } = useTranslationWords()
  const { fullTime } = useTimes()
  const hasFeature = useHasFeature()
  const canHandle = hasFeature(`${inbox.kind}.handle`)
  /** The id of the mail whose reply was opened last. */
  const [replied, setReplied] = useState<string>()
  const article = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const common: ReadonlyArray<MailFact> = [
    [words.facts.received, fullTime(mail.createdAt)],
    [words.facts.reference, mail.reference],
    [words.facts.language, mail.language === undefined ? '' : nameOf(languages, mail.language)],
    [words.facts.consent, consentText(inbox.kind, mail.consent, words.consents)],
  ]
  const facts = [...inbox.facts(mail, words), ...common].filter(([, value]) => value !== '')

  useEffect(() => {
    body.current?.scrollTo?.({ top: 0 })
    // In one column the page is where the list was, often at the end of the mail.
    if (reader.isOpen) article.current?.firstElementChild?.scrollIntoView?.({ block: 'nearest' })
  }, [mail.id, reader.isOpen])

  return (
    <article
      ref={article}
      aria-label={fill(words.reader.mailOf, { sender: senderOf(mail) })}
      className={styles.reader}
    >
      <ReaderBar
        inbox={inbox}
        mail={mail}
        reader={reader}
        total={total}
        onReply={() => setReplied(mail.id)}
      />
      <div ref={body} className={styles.body}>
        <h2 ref={title} tabIndex={-1} {...stepKeys} className={styles.title}>
          <bdi>{inbox.heading(mail, words)}</bdi>
        </h2>
        {reader.isExcluded && (
          <Notice className={styles.aside}>
            {mail.status === 'spam' ? words.kinds[inbox.kind].isSpam : words.kinds[inbox.kind].isExcluded}
          </Notice>
        )}
        {canHandle && (
          <MailStatusBar mail={mail} onMark={(status) => actors.mark([mail], status)} onRemove={onRemove} />
        )}
        {canHandle && replied === mail.id && mail.status !== 'answered' && (
          <Notice className={styles.aside}>
            <p>{words.reader.replying}</p>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => actors.mark([mail], 'answered')}
              className={styles.asideButton}
            >
              {words.reader.markAnswered}
            </Button>
          </Notice>
        )}
        <SpamReasons mail={mail} />
        <div className={styles.columns}>
          <div className={styles.main}>
            {paragraphs(mail.message).map((paragraph, index) => (
              <p key={index} dir="auto" className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            {mail.resumeName !== undefined && hasFeature('resumes') && (
              <DownloadResume actor={actors.resume} id={mail.id} name={mail.resumeName} />
            )}
            {canHandle && hasFeature('threads') && <MailThread kind={inbox.kind} mail={mail} />}
            <OtherMails
              inbox={inbox}
              actors={actors}
              mail={mail}
              canMerge={
                inbox.kind === 'enquiries' && canHandle && hasFeature('threads') && mail.status !== 'spam'
              }
              onGone={() => title.current?.focus()}
            />
            {canHandle && <MailNote key={mail.id} inbox={inbox} actors={actors} mail={mail} />}
            <MailNotifications kind={inbox.kind} mailId={mail.id} />
          </div>
          <div className={styles.side}>
            {hasFeature('desk') && (
              <DeskFacts key={`desk ${mail.id}`} inbox={inbox} actors={actors} mail={mail} />
            )}
            <dl className={styles.facts}>
              {facts.map(([name, value, address]) => (
                <div key={name}>
                  <dt className={styles.factName}>{name}</dt>
                  <dd className={styles.factValue}>
                    <bdi>{address === undefined ? value : <TextLink href={address}>{value}</TextLink>}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </article>
  )
}
