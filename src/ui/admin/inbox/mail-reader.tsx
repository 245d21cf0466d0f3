import { paragraphs } from '#domain/content/paragraphs.ts'
import { ButtonLink } from '#ui/design/button/button-link.tsx'
import { Icon } from '#ui/design/icon/icon.tsx'
import { IconButton } from '#ui/design/icon-button/icon-button.tsx'
import { Tag } from '#ui/design/tag/tag.tsx'
import { TextLink } from '#ui/design/text-link/text-link.tsx'
import { fullTime } from '../times.ts'
import * as styles from './inbox.css.ts'
import { MailIcon } from './mail-link.tsx'
import { MailNotifications } from './mail-notifications.tsx'
import { mailTo, senderOf, statusLabels, type Inbox, type Mail, type MailFact } from './mail.ts'

export interface MailReaderProps<Received extends Mail> {
  inbox: Inbox<Received>
  mail: Received
  /** The ones of this page, to go to the neighbours. */
  mails: ReadonlyArray<Received>
  /** How many stand before this page, and how many there are in all. */
  at: number
  total: number | undefined
}

export function MailReader<Received extends Mail>({
  inbox,
  mail,
  mails,
  at,
  total = 0,
}: MailReaderProps<Received>) {
  const place = mails.indexOf(mail)
  const sender = senderOf(mail)
  const common: ReadonlyArray<MailFact> = [
    ['Received', fullTime(mail.createdAt)],
    ['Reference', mail.reference],
  ]
  const facts = [...inbox.facts(mail), ...common].filter(([, value]) => value !== '')
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', neighbour: Received | undefined) =>
    neighbour ? (
      <MailIcon screen={inbox.screen} mail={neighbour.id} label={label} icon={icon} size="sm" />
    ) : (
      <IconButton label={label} icon={icon} size="sm" disabled />
    )

  return (
    <article aria-label={`Mail of ${sender}`} className={styles.reader}>
      <div className={styles.bar}>
        <MailIcon
          screen={inbox.screen}
          mail={undefined}
          label="Back to the list"
          icon="arrow-left"
          className={styles.back}
        />
        {step('Previous', 'chevron-left', mails[place - 1])}
        {step('Next', 'chevron-right', mails[place + 1])}
        <span className={styles.place}>
          {(at + place + 1).toLocaleString('en')} of {total.toLocaleString('en')}
        </span>
        <ButtonLink size="sm" href={mailTo(mail.email)} className={styles.reply}>
          <Icon name="reply" size="md" />
          Reply by email
        </ButtonLink>
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>{sender}</h2>
        <p className={styles.status}>
          <Tag tone={mail.status === 'new' ? 'buff' : 'shoal'}>{statusLabels[mail.status]}</Tag>
        </p>
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
        {paragraphs(mail.message).map((paragraph, index) => (
          <p key={index} dir="auto" className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <MailNotifications
          kind={inbox.screen === 'enquirymails' ? 'enquiries' : 'profiles'}
          mailId={mail.id}
        />
      </div>
    </article>
  )
}
