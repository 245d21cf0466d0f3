import type { Settings } from '#domain/settings/settings.ts'
import { fileSize } from '#ui/design/form/image-uploader/file-size.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { Fact } from './fact.tsx'
import { Facts } from './facts.tsx'
import * as styles from './settings.css.ts'

const used = (bytes: number | undefined) => (bytes === undefined ? 'Not known' : fileSize(bytes))

export function SettingsCards({ settings }: { settings: Settings }) {
  const { address, calls, timeZone, mail, analytics, database, files, limits, storage } = settings
  const { forms } = limits
  return (
    <div className={styles.cards}>
      <Facts title="Address">
        <Fact name="Site">
          <TextLink href={address}>{address}</TextLink>
        </Fact>
        <Fact name="Calls">
          {address}
          {calls}
        </Fact>
        <Fact name="Time zone">{timeZone}</Fact>
      </Facts>
      <Facts title="Mail and visits">
        <Fact name="Notification mails">
          {mail ? 'Set: they are sent' : 'Not set: mails are in the inbox only'}
        </Fact>
        <Fact name="Page views">{analytics ? 'Passed on to a service' : 'Counted in the database'}</Fact>
      </Facts>
      <Facts title="Stores">
        <Fact name="Database">
          {database === 'server' ? 'A database server' : 'Embedded, in the data folder'}
        </Fact>
        <Fact name="Database in use">{used(storage.database)}</Fact>
        <Fact name="Pictures and résumés">
          {files === 'object store' ? 'An object store' : 'Files in the data folder'}
        </Fact>
        <Fact name="Pictures and résumés in use">{used(storage.files)}</Fact>
      </Facts>
      <Facts title="Limits">
        <Fact name="A picture">{fileSize(limits.picture)} at most</Fact>
        <Fact name="A résumé">{fileSize(limits.resume)} at most</Fact>
        <Fact name="Forms from one address">
          {forms ? `${forms.most} in ${forms.minutes} minutes at most` : 'Not limited'}
        </Fact>
      </Facts>
    </div>
  )
}
