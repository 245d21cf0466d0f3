import type { Settings } from '#domain/settings.ts'
import { Card } from '#ui/design/card/card.tsx'
import { fileSize } from '#ui/design/image-uploader/file-size.ts'
import { TextLink } from '#ui/design/text-link/text-link.tsx'
import { FactList } from './fact-list.tsx'
import * as styles from './settings.css.ts'

const used = (bytes: number | undefined) => (bytes === undefined ? 'Not known' : fileSize(bytes))

export function SettingsCards({ settings }: { settings: Settings }) {
  const { address, calls, timeZone, mail, analytics, database, files, limits, storage } = settings
  const { forms } = limits
  return (
    <div className={styles.cards}>
      <Card title="Address" aria-label="Address">
        <FactList
          facts={[
            ['Site', <TextLink href={address}>{address}</TextLink>],
            ['Calls', `${address}${calls}`],
            ['Time zone', timeZone],
          ]}
        />
      </Card>
      <Card title="Mail and visits" aria-label="Mail and visits">
        <FactList
          facts={[
            ['Notification mails', mail ? 'Set: they are sent' : 'Not set: mails are in the inbox only'],
            ['Page views', analytics ? 'Passed on to a service' : 'Counted in the database'],
          ]}
        />
      </Card>
      <Card title="Stores" aria-label="Stores">
        <FactList
          facts={[
            ['Database', database === 'server' ? 'A database server' : 'Embedded, in the data folder'],
            ['Database in use', used(storage.database)],
            [
              'Pictures and résumés',
              files === 'object store' ? 'An object store' : 'Files in the data folder',
            ],
            ['Pictures and résumés in use', used(storage.files)],
          ]}
        />
      </Card>
      <Card title="Limits" aria-label="Limits">
        <FactList
          facts={[
            ['A picture', `${fileSize(limits.picture)} at most`],
            ['A résumé', `${fileSize(limits.resume)} at most`],
            [
              'Forms from one address',
              forms ? `${forms.most} in ${forms.minutes} minutes at most` : 'Not limited',
            ],
          ]}
        />
      </Card>
    </div>
  )
}
