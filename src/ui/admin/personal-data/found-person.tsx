import { personalKinds, personalTotal, type FoundPersonalData } from '#domain/privacy/personal-data.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { fullTime } from '../screen-parts/times.ts'
import { kindLabels } from './counted.ts'
import * as styles from './personal-data.css.ts'

export interface FoundPersonProps {
  email: string
  found: FoundPersonalData
  exporting: boolean
  onExport: () => void
  onErase: () => void
}

/** What there is of a person, by kind, and what can be done with it. */
export function FoundPerson({ email, found, exporting, onExport, onErase }: FoundPersonProps) {
  const { counts, isStaff, erasures } = found
  const isNothing = personalTotal(counts) === 0
  return (
    <Card title={email} aria-label={`Data of ${email}`}>
      <div className={styles.body}>
        {isNothing ? (
          <p role="status">Nothing is kept of this person.</p>
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
            Somebody signs in with this email. The account stays; look after it under Admin users.
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
