import { useSiteWords } from '#ui/words/use-site-words.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { plainSection, wrap } from '../layout/width.css.ts'
import type { HomeData } from './home-data.ts'
import * as styles from './portfolio.css.ts'
import { dirAndLang } from '../format/dir-and-lang.ts'

/** Clients and partners: a row of logos under each title. */
export function Portfolio({ portfolioTitle, portfolio }: Pick<HomeData, 'portfolioTitle' | 'portfolio'>) {
  const words = useSiteWords()
  if (portfolio.length === 0) return null
  return (
    <section className={plainSection}>
      <div className={wrap}>
        <h2 className={styles.title}>{portfolioTitle || words.portfolio}</h2>
        <ul className={styles.rows}>
          {portfolio.map(({ id, title, images }) => (
            <li key={id} className={styles.row}>
              <h3 {...dirAndLang(title)} className={styles.rowTitle}>
                {title}
              </h3>
              <div className={styles.marks}>
                {images.map(({ image, name }, at) => (
                  <Picture
                    key={at}
                    src={image}
                    // Screen readers would read a name equal to the row's title twice.
                    alt={name === title.trim() ? '' : name}
                    lang={dirAndLang(name).lang}
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
