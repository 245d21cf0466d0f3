import type { OtherShore } from '#domain/home-page/other-shore.ts'
import type { HomePage } from '#domain/home-page/home-page.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { dirAndLang } from '../../../format/dir-and-lang.ts'
import * as styles from './story.css.ts'
import { plainSection, wrap } from '../../width.css.ts'

interface StoryProps {
  statement?: string | undefined
  otherStatement?: OtherShore | undefined
  facts?: HomePage['facts'] | undefined
}

/** The group's statement in two languages side by side, and its key figures. The page's own comes first. */
export function Story({ statement, otherStatement, facts = [] }: StoryProps) {
  if (!statement && !otherStatement && facts.length === 0) return null
  return (
    <section className={plainSection}>
      <div className={classNames(wrap, styles.story)}>
        {(statement || otherStatement) && (
          <div className={classNames(styles.shores, statement && otherStatement && styles.both)}>
            {statement && (
              <p {...dirAndLang(statement)} className={styles.first}>
                {statement}
              </p>
            )}
            {otherStatement && (
              <p lang={otherStatement.lang} dir={otherStatement.dir} className={styles.second}>
                {otherStatement.text}
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
