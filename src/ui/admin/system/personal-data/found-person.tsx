import { senderName } from '#domain/history/author.ts'
import { personalKinds, personalTotal, type FoundPersonalData } from '#domain/privacy/personal-data.ts'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import * as styles from './personal-data.css.ts'

export interface FoundPersonProps {
  email: string
  found: FoundPersonalData
  exporting: boolean
  onExport: () => void
  onErase: () => void
}

/** Counts a person's data by kind; exports and erases it. */
export function FoundPerson({ email, found, exporting, onExport, onErase }: FoundPersonProps) {
  const { personalData: words } = useAccountWords()
  const { fullTime } = useTimes()
  const { counts, isStaff, erasures } = found
  const isNothing = personalTotal(counts) === 0
  return (
    <Card title={email} aria-label={fill(words.of, { email })}>
      <div className={styles.body}>
        {isNothing ? (
          <p role="status">{words.nothing}</p>
        ) : (
          <dl className={styles.counts}>
            {personalKinds.map((kind) => (
              <div key={kind} className={styles.fact}>
                <dt className={styles.name}>{words.kinds[kind]}</dt>
                <dd className={styles.count}>{numberText(counts[kind])}</dd>
              </div>
            ))}
          </dl>
        )}
        {erasures.map(({ at, by }) => (
          <p key={at}>
            {by === senderName ? (
              <Sentence of={words.erasedBySender} time={<time dateTime={at}>{fullTime(at)}</time>} />
            ) : (
              <Sentence
                of={words.erasedBefore}
                time={<time dateTime={at}>{fullTime(at)}</time>}
                person={<bdi>{by}</bdi>}
              />
            )}
          </p>
        ))}
        {isStaff && <Notice>{words.staff}</Notice>}
        {!isNothing && (
          <div className={styles.actions}>
            <Button size="sm" variant="quiet" busy={exporting} busyLabel={words.exporting} onClick={onExport}>
              <Icon name="download" size="md" />
              {words.export}
            </Button>
            <Button size="sm" variant="destroy" onClick={onErase}>
              {words.erase}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
