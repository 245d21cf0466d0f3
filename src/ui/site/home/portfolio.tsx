import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { plainSection, wrap } from '../layout/width.css.ts'
import type { HomeData } from './home-data.ts'
import * as styles from './portfolio.css.ts'
import { useFallbackOf, useLangOf, useLettersOf } from '../language/use-lang-of.ts'

/** Clients and partners: a row of logos under each title. */
export function Portfolio(home: Pick<HomeData, 'portfolioTitle' | 'untranslated' | 'portfolio'>) {
  const { portfolioTitle, portfolio } = home
  const fallbackOf = useFallbackOf()
  const langOf = useLangOf()
  const lettersOf = useLettersOf()
  const words = useSiteWords()
  if (portfolio.length === 0) return null
  return (
    <section className={plainSection}>
      <div className={wrap}>
        <h2 {...fallbackOf(home, 'portfolioTitle')} className={styles.title}>
          {portfolioTitle || words.portfolio}
        </h2>
        <ul className={styles.rows}>
          {portfolio.map((item) => (
            <li key={item.id} id={`portfolio-${item.id}`} className={styles.row}>
              <h3 {...langOf(item, 'title')} className={styles.rowTitle}>
                {item.title}
              </h3>
              <div className={styles.marks}>
                {item.images.map(({ image, name }, at) => (
                  <Picture
                    key={at}
                    src={image}
                    // Screen readers would read a name equal to the row's title twice.
                    alt={name === item.title.trim() ? '' : name}
                    lang={lettersOf(name)?.lang}
                    sizes="120px"
                    className={styles.mark}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
