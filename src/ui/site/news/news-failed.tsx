import { Failed, type FailedProps } from '../errors/failed.tsx'
import { NewsColumns, type NewsColumnsProps } from './news-columns.tsx'

type NewsFailedProps = Pick<NewsColumnsProps, 'titles' | 'selected'> & FailedProps

/** The news page if an article could not be loaded (N7). */
export function NewsFailed({ titles, selected, ...failed }: NewsFailedProps) {
  return (
    <NewsColumns titles={titles} selected={selected}>
      <Failed {...failed} />
    </NewsColumns>
  )
}
