import { articlePath } from '#domain/addresses/item-paths.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { plainSection, wrap } from '../layout/width.css.ts'
import { PublishedDay } from '../format/published-day.tsx'
import type { HomeData } from './home-data.ts'
import * as styles from './news-block.css.ts'
import { TextWithin } from '../language/text-within.tsx'
import { useFallbackOf, useLangOf, useLettersOf } from '../language/use-lang-of.ts'
import { useHref } from '../language/page-language-context.ts'

/** The newest article, large, and a list of the next ones. Renders nothing without news. */
export function NewsBlock(home: Pick<HomeData, 'newsTitle' | 'untranslated' | 'lead' | 'others'>) {
  const { newsTitle, lead, others } = home
  const fallbackOf = useFallbackOf()
  const langOf = useLangOf()
  const lettersOf = useLettersOf()
  const hrefOf = useHref()
  const { news: words } = useSiteWords()
  if (!lead) return null
  return (
    <section className={plainSection}>
      <div className={wrap}>
        <div className={styles.head}>
          <h2 {...fallbackOf(home, 'newsTitle')} className={styles.title}>
            {newsTitle || words.title}
          </h2>
          <TextLink variant="action" icon="arrow-right" href={hrefOf('/news')}>
            {words.all}
          </TextLink>
        </div>
        <div className={styles.columns}>
          <a href={hrefOf(articlePath(lead))} className={styles.lead}>
            <Picture
              src={lead.image}
              sizes="(width >= 1440px) 750px, (width >= 1024px) 52vw, 92vw"
              className={styles.leadImage}
            />
            <h3 {...lettersOf(lead.title)} className={styles.leadTitle}>
              <TextWithin of={lead} field="title" marked />
            </h3>
            <PublishedDay time={lead.createdAt} className={styles.day} />
            <p {...langOf(lead, 'description')} className={styles.summary}>
              {lead.description}
            </p>
          </a>
          {others.length > 0 && (
            <ul className={styles.list}>
              {others.map((news) => (
                <li key={news.id} className={styles.item}>
                  <a href={hrefOf(articlePath(news))} className={styles.row}>
                    <Picture src={news.image} sizes="132px" className={styles.rowImage} />
                    <div>
                      <h3 {...lettersOf(news.title)} className={styles.rowTitle}>
                        <TextWithin of={news} field="title" marked />
                      </h3>
                      <PublishedDay time={news.createdAt} className={styles.day} />
                    </div>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}
