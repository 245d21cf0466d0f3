import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useSiteWords } from '#ui/words/use-site-words.ts'
import { ArticleView } from './article-view.tsx'
import * as styles from './article-view.css.ts'
import { NewsColumns } from './news-columns.tsx'
import type { NewsTitles, SelectedNews } from './news-data.ts'

interface NewsPageProps {
  titles: NewsTitles
  selected: SelectedNews
}

/** The news page with the selected article (N1 to N5). */
export function NewsPage({ titles, selected: { article, named } }: NewsPageProps) {
  const { news } = useSiteWords()
  const listed = titles.headlines.some(({ id }) => id === article?.id)
  return (
    <NewsColumns titles={titles} selected={article?.id} elsewhere={listed ? undefined : article}>
      {article && !named && <Notice className={styles.gone}>{news.gone}</Notice>}
      {article ? <ArticleView {...article} /> : <p>{news.none}</p>}
    </NewsColumns>
  )
}
