import { newsWording } from '#domain/wording/catalogue.ts'
import { Spinner } from '#ui/design/feedback/spinner/spinner.tsx'
import { NewsColumns, type NewsColumnsProps } from './news-columns.tsx'

/** The news page while the browser fetches an article (N6). */
export function NewsLoading({ titles, selected }: Pick<NewsColumnsProps, 'titles' | 'selected'>) {
  return (
    <NewsColumns titles={titles} selected={selected}>
      <Spinner>{newsWording.loading}</Spinner>
    </NewsColumns>
  )
}
