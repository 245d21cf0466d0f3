import { articlePath } from '#domain/addresses/item-paths.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { PressContact } from '../press/press-contact.tsx'
import { ArticleView } from './article-view.tsx'
import * as styles from './article-view.css.ts'
import { NewsColumns } from './news-columns.tsx'
import { PublishedDay } from '../format/published-day.tsx'
import { useHref } from '../language/page-language-context.ts'
import { ShareBar } from '../layout/share-bar/share-bar.tsx'
import { TextWithin } from '../language/text-within.tsx'
import { useLettersOf } from '../language/use-lang-of.ts'
import type { Headline, NewsHeadlines, SelectedNews } from './news-data.ts'

interface NewsPageProps {
  titles: NewsHeadlines
  selected: SelectedNews
}

/** The news page with the selected article (N1 to N5). */
export function NewsPage({ titles, selected }: NewsPageProps) {
  const { article, named, isNew, company, newer, older, related = [] } = selected
  const { news } = useSiteWords()
  const listed = titles.headlines.some(({ id }) => id === article?.id)
  return (
    <NewsColumns titles={titles} selected={article?.id} elsewhere={listed ? undefined : article}>
      {article && !named && !isNew && <Notice className={styles.gone}>{news.gone}</Notice>}
      {article ? <ArticleView article={article} company={company} /> : <p>{news.none}</p>}
      {article && <ShareBar path={articlePath(article)} />}
      {related.length > 0 && (
        <section aria-labelledby="related-news" className={styles.others}>
          <h2 id="related-news" className={styles.othersTitle}>
            {news.related}
          </h2>
          <ul className={styles.columns}>
            {related.map((headline) => (
              <li key={headline.id}>
                <Related headline={headline} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {titles.press && <PressContact press={titles.press} />}
      {(newer || older) && (
        // Of each article its own, so that the focus does not stay on the link to the next one.
        <nav key={article?.id} aria-label={news.others} className={styles.neighbours}>
          {newer && <Neighbour headline={newer} label={news.newer} rel="prev" />}
          {older && <Neighbour headline={older} label={news.older} rel="next" />}
        </nav>
      )}
    </NewsColumns>
  )
}

interface NeighbourProps {
  headline: Headline
  label: string
  rel: 'prev' | 'next'
}

function Neighbour({ headline, label, rel }: NeighbourProps) {
  return (
    <a href={useHref()(articlePath(headline))} rel={rel} className={styles.other}>
      <span className={styles.label}>{label}</span>
      <TextWithin of={headline} field="title" marked />
    </a>
  )
}

function Related({ headline }: { headline: Headline }) {
  const lettersOf = useLettersOf()
  return (
    <a href={useHref()(articlePath(headline))} className={styles.other}>
      <span {...lettersOf(headline.title)}>
        <TextWithin of={headline} field="title" marked />
      </span>
      <PublishedDay time={headline.createdAt} className={styles.label} />
    </a>
  )
}
