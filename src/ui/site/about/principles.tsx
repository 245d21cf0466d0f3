import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { ParagraphsOf } from '../language/paragraphs-of.tsx'
import { useLangOf } from '../language/use-lang-of.ts'
import { plainSection, wrap } from '../layout/width.css.ts'
import * as styles from './principles.css.ts'

/** How the group is run, in short sentences. */
export function Principles({ principles = [] }: Pick<HomePageContent, 'principles'>) {
  const { principles: title } = useSiteWords()
  const langOf = useLangOf()
  if (principles.length === 0) return null
  return (
    <section className={plainSection}>
      <div className={classNames(wrap, styles.columns)}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.principles}>
          {principles.map((principle, at) => (
            // Titles may be equal, and the order is fixed.
            <li key={at} className={styles.principle}>
              <h3 {...langOf(principle, 'title')} className={styles.name}>
                {principle.title}
              </h3>
              <ParagraphsOf of={principle} field="text" className={styles.text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
