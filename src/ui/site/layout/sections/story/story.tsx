import type { HomePage } from '#domain/home-page/home-page.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import * as styles from './story.css.ts'
import { dirAndLang } from '../../../format/dir-and-lang.ts'
import { plainSection, wrap } from '../../width.css.ts'

interface StoryProps {
  statement?: string | undefined
  statementAr?: string | undefined
  facts?: HomePage['facts'] | undefined
}

/** The group's statement in English and Arabic side by side, and its key figures. */
export function Story({ statement, statementAr, facts = [] }: StoryProps) {
  if (!statement && !statementAr && facts.length === 0) return null
  return (
    <section className={plainSection}>
      <div className={classNames(wrap, styles.story)}>
        {(statement || statementAr) && (
          <div className={classNames(styles.shores, statement && statementAr && styles.both)}>
            {statement && (
              <p {...dirAndLang(statement)} className={styles.shore}>
                {statement}
              </p>
            )}
            {statementAr && (
              <p lang="ar" dir="rtl" className={styles.arabicShore}>
                {statementAr}
              </p>
            )}
          </div>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={`${value} ${label}`} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
