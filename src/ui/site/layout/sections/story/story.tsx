import { prefixOf } from '#domain/language/page-language.ts'
import type { SecondLanguageText } from '#domain/content/home-page/second-language-text.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { usePageLanguage } from '../../../language/page-language-context.ts'
import { useFallbackOf, useLangOf } from '../../../language/use-lang-of.ts'
import * as styles from './story.css.ts'
import { plainSection, wrap } from '../../width.css.ts'

interface StoryProps extends Pick<HomePageContent, 'statement' | 'facts' | 'untranslated'> {
  otherStatement?: SecondLanguageText | undefined
}

/** The group's statement in two languages side by side, and its key figures. The page's own comes first. */
export function Story(details: StoryProps) {
  const { statement, otherStatement, facts = [] } = details
  const langOf = useLangOf()
  if (!statement && !otherStatement && facts.length === 0) return null
  return (
    <section className={plainSection}>
      <div className={classNames(wrap, styles.story)}>
        {(statement || otherStatement) && (
          <div className={classNames(styles.shores, statement && otherStatement && styles.both)}>
            {statement && (
              <p {...langOf(details, 'statement')} className={styles.first}>
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
        <Facts facts={facts} />
      </div>
    </section>
  )
}

/** Key figures with their meanings. */
export function Facts({ facts }: Required<Pick<StoryProps, 'facts'>>) {
  const fallbackOf = useFallbackOf()
  const isFurther = prefixOf(usePageLanguage()) !== ''
  return (
    facts.length > 0 && (
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={`${fact.value} ${fact.label}`} className={styles.fact}>
            <dt {...fallbackOf(fact, 'label')} className={styles.label}>
              {fact.label}
            </dt>
            {/* Such as `14 m`, which has no translation: among Arabic its unit would come first. */}
            <dd className={styles.value}>{isFurther && fact.value ? <bdi>{fact.value}</bdi> : fact.value}</dd>
          </div>
        ))}
      </dl>
    )
  )
}
