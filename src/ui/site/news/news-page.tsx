import { newsWording } from '#domain/wording/catalogue.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
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
  const listed = titles.headlines.some(({ id }) => id === article?.id)
  return (
    <NewsColumns titles={titles} selected={article?.id} elsewhere={listed ? undefined : article}>
      {article && !named && <Notice className={styles.gone}>{newsWording.gone}</Notice>}
      {article ? <ArticleView {...article} /> : <p>{newsWording.nothingSelected}</p>}
    </NewsColumns>
  )
}
