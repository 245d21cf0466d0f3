import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { replyTo } from '#domain/mail/letters/reply-address.ts'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { IconButton, IconLink } from '#ui/design/action/icon-button/icon-button.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useMailsWords } from '#ui/words/inbox/use-mails-words.ts'
import { MailIcon } from '../mail-link.tsx'
import { callTo, whatsappTo, type Inbox, type Mail } from '../mail.ts'
import * as styles from './mail-reader.css.ts'
import type { ReaderState } from '../use-reader.ts'

export interface ReaderBarProps<Received extends Mail> {
  inbox: Pick<Inbox<Received>, 'kind' | 'screen'>
  mail: Received
  reader: ReaderState<Received>
  total: number | undefined
  /** The mail program opens with a reply. */
  onReply: () => void
}

/** Steps to the neighbours, and the ways to contact the sender. */
export function ReaderBar<Received extends Mail>({
  inbox: { kind, screen },
  mail,
  reader,
  total = 0,
  onReply,
}: ReaderBarProps<Received>) {
  const { reader: words } = useInboxWords()
  const whatsapp = whatsappTo(mail)
  const mails = useMailsWords(mail.language)
  // Colleagues do not see what a mail program sends.
  const answersHere = useHasFeature()('threads')
  return (
    <div className={styles.bar}>
      <MailIcon
        screen={screen}
        mail={undefined}
        label={words.back}
        icon="arrow-left"
        className={styles.back}
      />
      <IconButton
        label={words.previous}
        icon="chevron-left"
        size="sm"
        aria-keyshortcuts="K"
        disabled={!reader.canStep(-1)}
        onClick={() => reader.step(-1)}
      />
      <IconButton
        label={words.next}
        icon="chevron-right"
        size="sm"
        aria-keyshortcuts="J"
        disabled={!reader.canStep(1)}
        onClick={() => reader.step(1)}
      />
      <span className={styles.place}>
        {reader.position === undefined
          ? words.elsewhere
          : fill(words.place, { at: numberText(reader.position + 1), total: numberText(total) })}
      </span>
      <div className={styles.contact}>
        <IconLink label={words.call} icon="phone" size="sm" href={callTo(mail.phone)} />
        {whatsapp && (
          <IconLink
            label={words.whatsApp}
            icon={officeIcons['message-circle']}
            size="sm"
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
          />
        )}
        <ButtonLink
          size="sm"
          variant={answersHere ? 'quiet' : 'primary'}
          href={replyTo(kind, mail, mails)}
          onClick={onReply}
          className={styles.reply}
        >
          <Icon name="reply" size="md" />
          {words.reply}
        </ButtonLink>
      </div>
    </div>
  )
}
