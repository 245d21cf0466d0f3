import type { ReactNode } from 'react'
import type { Settings } from '#domain/settings/settings.ts'
import { fileSize } from '#ui/design/form/image-uploader/file-size.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import * as styles from './settings.css.ts'

const sizeText = (bytes: number | undefined) => (bytes === undefined ? 'Unknown' : fileSize(bytes))

export function SettingsCards({ settings }: { settings: Settings }) {
  const { address, calls, timeZone, mail, analytics, database, files, limits, storage } = settings
  const { forms } = limits
  return (
    <div className={styles.cards}>
      <Facts title="Address">
        <Fact name="Site">
          <TextLink href={address}>{address}</TextLink>
        </Fact>
        <Fact name="API">
          {address}
          {calls}
        </Fact>
        <Fact name="Time zone">{timeZone}</Fact>
      </Facts>
      <Facts title="Mail and visits">
        <Fact name="Notification mails">
          {mail ? 'Sent by email' : 'Not set up: mails are only in the inbox'}
        </Fact>
        <Fact name="Page views">
          {analytics ? 'Sent to an analytics service' : 'Counted in the database'}
        </Fact>
      </Facts>
      <Facts title="Storage">
        <Fact name="Database">
          {database === 'server' ? 'A database server' : 'Embedded, in the data folder'}
        </Fact>
        <Fact name="Database in use">{sizeText(storage.database)}</Fact>
        <Fact name="Pictures and résumés">
          {files === 'object store' ? 'An object store' : 'Files in the data folder'}
        </Fact>
        <Fact name="Pictures and résumés in use">{sizeText(storage.files)}</Fact>
      </Facts>
      <Facts title="Limits">
        <Fact name="Picture size">{fileSize(limits.picture)} at most</Fact>
        <Fact name="Résumé size">{fileSize(limits.resume)} at most</Fact>
        <Fact name="Forms per network address">
          {forms ? `${forms.most} in ${forms.minutes} minutes at most` : 'Not limited'}
        </Fact>
      </Facts>
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
