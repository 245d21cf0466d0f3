import type { ReactNode } from 'react'
import type { ServerSettings } from '#domain/settings/server-settings.ts'
import { count } from '#domain/wording/counted.ts'
import { fileSize } from '#ui/design/form/image-uploader/file-size.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useSettingsWords } from '#ui/words/office/use-settings-words.ts'
import * as styles from './settings.css.ts'

export function SettingsCards({ settings }: { settings: ServerSettings }) {
  const { address, calls, timeZone, mail, mailbox, analytics, database, files, limits, storage } = settings
  const { forms } = limits
  const words = useSettingsWords()
  const sizeOf = (bytes: number | undefined) =>
    bytes === undefined ? words.unknown : <bdi>{fileSize(bytes)}</bdi>
  const atMost = (bytes: number) => <Sentence of={words.limits.atMost} size={sizeOf(bytes)} />
  return (
    <div className={styles.cards}>
      <Facts title={words.address.title}>
        <Fact name={words.address.site}>
          <TextLink href={address}>{address}</TextLink>
        </Fact>
        <Fact name={words.address.api}>
          {address}
          {calls}
        </Fact>
        <Fact name={words.address.timeZone}>{timeZone}</Fact>
      </Facts>
      <Facts title={words.mail.title}>
        <Fact name={words.mail.notifications}>{mail ? words.mail.byEmail : words.mail.inboxOnly}</Fact>
        {mailbox && <Fact name={words.mail.replies}>{words.mail.mailboxes[mailbox]}</Fact>}
        <Fact name={words.mail.pageViews}>{analytics ? words.mail.analytics : words.mail.counted}</Fact>
      </Facts>
      <Facts title={words.storage.title}>
        <Fact name={words.storage.database}>
          {database === 'server' ? words.storage.server : words.storage.embedded}
        </Fact>
        <Fact name={words.storage.databaseInUse}>{sizeOf(storage.database)}</Fact>
        <Fact name={words.storage.files}>
          {files === 'object store' ? words.storage.objectStore : words.storage.folder}
        </Fact>
        <Fact name={words.storage.filesInUse}>{sizeOf(storage.files)}</Fact>
      </Facts>
      <Facts title={words.limits.title}>
        <Fact name={words.limits.picture}>{atMost(limits.picture)}</Fact>
        <Fact name={words.limits.resume}>{atMost(limits.resume)}</Fact>
        <Fact name={words.limits.forms}>
          {forms
            ? count(words.limits.formsInMinutes, forms.minutes, { most: forms.most })
            : words.limits.unlimited}
        </Fact>
      </Facts>
      <p className={styles.licences}>
        <TextLink href="/licenses.txt">{words.licences}</TextLink>
      </p>
    </div>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} aria-label={title}>
      <dl className={styles.facts}>{children}</dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
