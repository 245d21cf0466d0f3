import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { withStatusLink } from '#domain/desk/placeholders.ts'
import type { ThreadMessage } from '#domain/desk/thread.ts'
import { languageOf } from '#domain/language/language.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import { fill } from '#domain/wording/template.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useThreads } from '#ui/actors/inbox/use-threads.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import { threadKey } from '#ui/actors/inbox/thread-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useThreadWords } from '#ui/words/inbox/use-thread-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { senderOf } from '../mail.ts'
import { stepKeys } from '../use-inbox-keys.ts'
import { AnswerForm } from './answer-form.tsx'
import { Attachments } from './attachments.tsx'
import { AnswerFooter, statusLink } from './answer-footer.tsx'
import { AnswerDelivery } from './answer-delivery.tsx'
import type { MailThreadProps } from './mail-thread-props.ts'
import { MergedMessage } from './merged-message.tsx'
import { ThreadPending } from './thread-pending.tsx'
import * as styles from './thread.css.ts'

/** Milliseconds between reads while an answer is on its way. */
const pollInterval = 3_000
const pollsFor = 5 * 60_000

const isOnItsWay = ({ delivery }: ThreadMessage) =>
  delivery?.state === 'waiting' && Date.parse(delivery.at) < Date.now() + pollsFor

/** The messages of staff and sender about a mail, and the form that answers it. */
export function MailThread({ kind, mail }: MailThreadProps) {
  const { newMail } = useActors().staff()
  const threads = useThreads()
  const { user } = useSession()
  const { comma } = useSharedWords()
  const words = useThreadWords()
  const key = threadKey({ kind, mailId: mail.id })
  const { id, item, failure } = useSelector(threads.thread, (snapshot) => snapshot.context)
  const thread = id === key || item?.id === key ? item : null
  const writers = useSelector(newMail, ({ context }) =>
    (context.known?.writing ?? [])
      .filter((one) => one.kind === kind && one.id === mail.id && one.name !== user?.name)
      .map(({ name }) => name)
      .join(comma),
  )

  useEffect(() => {
    threads.thread.send({ type: 'details.fetch', id: key })
    return () => {
      threads.thread.send({ type: 'details.clear' })
      threads.separate.clear()
    }
  }, [threads, key])

  const refresh = useEffectEvent(() => threads.refresh({ kind, mailId: mail.id }))
  // A colleague who stops writing has mostly sent an answer.
  const knownWriters = useRef(writers)
  useEffect(() => {
    if (knownWriters.current !== writers) refresh()
    knownWriters.current = writers
  }, [writers])
  const isMoving = thread?.messages.some(isOnItsWay) ?? false
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => refresh(), pollInterval)
    return () => clearInterval(timer)
  }, [isMoving])

  const separating = useRequest(threads.separate)
  const section = useRef<HTMLElement>(null)
  const entries = [
    ...(thread?.messages ?? []).map((message) => ({
      at: message.at,
      shown: (
        <Message key={message.id} message={message} link={statusLink(thread ?? {})} kind={kind} mail={mail} />
      ),
    })),
    ...(thread?.merged ?? []).map((merged) => ({
      at: merged.createdAt,
      shown: (
        <MergedMessage
          key={`merged ${merged.id}`}
          merged={merged}
          mail={mail}
          separating={separating}
          onSeparated={() => {
            separating.clear()
            section.current?.focus()
          }}
        />
      ),
    })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))

  // Another back end may have no threads.
  if (failure?.reason === 'ItemNotFound') return null
  return (
    <section ref={section} tabIndex={-1} {...stepKeys} aria-label={words.title} className={styles.thread}>
      {failure !== null && (
        <Notice tone="danger">
          <p>{words.failure}</p>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => threads.thread.send({ type: 'details.fetch', id: key })}
          >
            {words.retry}
          </Button>
        </Notice>
      )}
      {entries.length > 0 && <ol className={styles.messages}>{entries.map(({ shown }) => shown)}</ol>}
      <p role="status" className={styles.writing}>
        {writers !== '' && fill(words.writing, { name: writers })}
      </p>
      {thread === null && failure === null && <ThreadPending />}
      {thread !== null && (
        <AnswerForm
          key={key}
          kind={kind}
          mail={mail}
          thread={thread}
          // From here J opens the next mail.
          onSent={() => section.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  )
}

interface MessageProps extends MailThreadProps {
  message: ThreadMessage
  /** Replaces the placeholder of the link to the receipt page. */
  link: string
}

function Message({ message, link, kind, mail }: MessageProps) {
  const threads = useThreads()
  const busy = useSelector(threads.sendAgain.actor, (snapshot) => snapshot.hasTag('busy'))
  const words = useThreadWords()
  const { fullTime } = useTimes()
  const { id, direction, author, language, text, at, sender, attachments, delivery, spamReasons } = message
  const written = languageOf(language)
  const byMail = (address: string) =>
    address === emailKey(mail.email) ? words.byMail : fill(words.byMailFrom, { address })
  return (
    <li className={classNames(styles.message, styles.direction[direction])}>
      <p className={styles.head}>
        <b>
          <bdi>{direction === 'in' ? senderOf(mail) : author}</bdi>
        </b>
        <span>
          {sender === undefined ? words.kinds[direction] : byMail(sender)}
          {spamReasons && `, ${words.spam}`}
        </span>
        <time dateTime={at} className={styles.time}>
          {fullTime(at)}
        </time>
      </p>
      <p lang={written?.tag} dir={written?.dir ?? 'auto'} className={styles.text}>
        {withStatusLink(text, link)}
      </p>
      {attachments && (
        <Attachments message={{ kind, mailId: mail.id, messageId: id }} attachments={attachments} />
      )}
      {direction === 'out' && (
        <details className={styles.footer}>
          <summary>{words.form.footer}</summary>
          <AnswerFooter language={language} reference={mail.reference} link={link} />
        </details>
      )}
      {delivery && (
        <div className={styles.delivery}>
          <AnswerDelivery delivery={delivery} />
          {delivery.state === 'parked' && (
            <Button
              size="sm"
              variant="quiet"
              busy={busy}
              onClick={() => threads.sendAgain.send({ kind, mailId: mail.id, messageId: id })}
            >
              {words.sendAgain}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
