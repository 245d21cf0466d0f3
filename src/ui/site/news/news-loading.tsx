import { Spinner } from '#ui/design/feedback/spinner/spinner.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { NewsColumns, type NewsColumnsProps } from './news-columns.tsx'

/** The news page while the browser fetches an article (N6). */
export function NewsLoading({ titles, selected }: Pick<NewsColumnsProps, 'titles' | 'selected'>) {
  const { loading } = useSiteWords()
  return (
    <NewsColumns titles={titles} selected={selected}>
      <Spinner>{loading}</Spinner>
    </NewsColumns>
  )
}
