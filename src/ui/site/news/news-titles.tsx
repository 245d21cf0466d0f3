import { articlePath } from '#domain/addresses/item-paths.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { PublishedDay } from '../format/published-day.tsx'
import type { Headline, NewsHeadlines } from './news-data.ts'
import * as styles from './news-titles.css.ts'
import { TextWithin } from '../language/text-within.tsx'
import { useLettersOf } from '../language/use-lang-of.ts'
import { useHref } from '../language/page-language-context.ts'

export interface NewsTitlesProps extends NewsHeadlines {
  /** The id of the selected article, which may be loading. */
  selected?: string | undefined
  /** The selected article's title if it is on another page of the list. */
  elsewhere?: Headline | undefined
}

/** The list of titles, headed 'Latest News' (N1, N3), and the way to the archive with its search. */
export function NewsTitles({ headlines, selected, elsewhere }: NewsTitlesProps) {
  const hrefOf = useHref()
  const { news } = useSiteWords()
  return (
    <nav aria-labelledby="latest-news" className={styles.titles}>
      <h2 id="latest-news" className={styles.head}>
        {news.title}
      </h2>
      <ul data-shows-current="" className={styles.list}>
        {[...headlines, ...(elsewhere ? [elsewhere] : [])].map((headline) => (
          <li key={headline.id} className={styles.item}>
            <Title headline={headline} isSelected={headline.id === selected} />
            <PublishedDay time={headline.createdAt} className={styles.day} />
          </li>
        ))}
      </ul>
      {headlines.length > 0 && (
        <p className={styles.pages}>
          <TextLink variant="action" href={hrefOf('/news')}>
            {news.all}
          </TextLink>
        </p>
      )}
    </nav>
  )
}

function Title({ headline, isSelected }: { headline: Headline; isSelected: boolean }) {
  const lettersOf = useLettersOf()
  return (
    <a
      href={useHref()(articlePath(headline))}
      {...lettersOf(headline.title)}
      aria-current={isSelected ? 'true' : undefined}
      className={styles.link}
    >
      <TextWithin of={headline} field="title" marked />
    </a>
  )
}
