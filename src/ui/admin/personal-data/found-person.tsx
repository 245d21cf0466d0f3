import {
  personalKinds,
  personalTotal,
  type FoundPersonalData,
  type PersonalKind,
} from '#domain/privacy/personal-data.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { fullTime } from '../screen-parts/times.ts'
import * as styles from './personal-data.css.ts'

const kindLabels: Readonly<Record<PersonalKind, string>> = {
  enquiries: 'Enquiries in the inbox',
  profiles: 'Applications in the inbox',
  trash: 'Items in the trash',
  notifications: 'Notification mails',
  history: 'History entries',
  files: 'Résumés',
}

export interface FoundPersonProps {
  email: string
  found: FoundPersonalData
  exporting: boolean
  onExport: () => void
  onErase: () => void
}

/** Counts a person's data by kind; exports and erases it. */
export function FoundPerson({ email, found, exporting, onExport, onErase }: FoundPersonProps) {
  const { counts, isStaff, erasures } = found
  const isNothing = personalTotal(counts) === 0
  return (
    <Card title={email} aria-label={`Data of ${email}`}>
      <div className={styles.body}>
        {isNothing ? (
          <p role="status">No personal data found for this email.</p>
        ) : (
          <dl className={styles.counts}>
            {personalKinds.map((kind) => (
              <div key={kind} className={styles.fact}>
                <dt className={styles.name}>{kindLabels[kind]}</dt>
                <dd className={styles.count}>{counts[kind].toLocaleString('en')}</dd>
              </div>
            ))}
          </dl>
        )}
        {erasures.map(({ at, by }) => (
          <p key={at}>
            Erased on <time dateTime={at}>{fullTime(at)}</time> by <bdi>{by}</bdi>.
          </p>
        ))}
        {isStaff && (
          <Notice>
            A member of staff signs in with this email. The account is not erased: manage it under Admin
            users.
          </Notice>
        )}
        {!isNothing && (
          <div className={styles.actions}>
            <Button size="sm" variant="quiet" busy={exporting} busyLabel="Exporting..." onClick={onExport}>
              <Icon name="download" size="md" />
              Export
            </Button>
            <Button size="sm" variant="destroy" onClick={onErase}>
              Erase
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
