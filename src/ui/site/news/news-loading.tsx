import { newsWording } from '#domain/wording.ts'
import { Spinner } from '#ui/design/spinner/spinner.tsx'
import { NewsColumns, type NewsColumnsProps } from './news-columns.tsx'

/** The news while the browser fetches an article (N6). */
export function NewsLoading({ titles, selected }: Pick<NewsColumnsProps, 'titles' | 'selected'>) {
  return (
    <NewsColumns titles={titles} selected={selected}>
      <Spinner>{newsWording.loading}</Spinner>
    </NewsColumns>
  )
}
