import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { articlePath } from '#domain/addresses/item-paths.ts'
import { summary } from '#domain/content/item/summary.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { newsShare } from '#domain/picture/share-picture.ts'
import { Spinner } from '#ui/design/feedback/spinner/spinner.tsx'
import { siteWordsOf, useSiteWords } from '#ui/words/site/use-site-words.ts'
import { Failed, type FailedProps } from '../errors/failed.tsx'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute, usePath } from '../routes/root-route.tsx'
import { NewsColumns, type NewsColumnsProps } from './news-columns.tsx'
import { newsFacts } from './news-facts.ts'
import { readSelected, readTitles, type NewsHeadlines, type SelectedNews } from './news-data.ts'

const NewsPage = lazyRouteComponent(() => import('./news-page.tsx'), 'NewsPage')

type ShownTitles = Pick<NewsColumnsProps, 'titles' | 'selected'>

/** The news page while the browser fetches an article (N6). */
export function NewsLoading({ titles, selected }: ShownTitles) {
  const { loading } = useSiteWords()
  return (
    <NewsColumns titles={titles} selected={selected}>
      <Spinner>{loading}</Spinner>
    </NewsColumns>
  )
}

/** The news page if an article could not be loaded (N7). */
export function NewsFailed({ titles, selected, ...failed }: ShownTitles & FailedProps) {
  return (
    <NewsColumns titles={titles} selected={selected}>
      <Failed {...failed} />
    </NewsColumns>
  )
}

/** A separate route, so that the titles stay while an article loads. */
export const titlesRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'titles',
  loader: ({ context }) => context.load('titles', readTitles),
})

export const newsRoute = createRoute({
  getParentRoute: () => titlesRoute,
  path: '/newsinsights/$id',
  loader: ({ context, params, parentMatchPromise }) =>
    context.load('selected', (read) =>
      readSelected(
        read,
        params.id,
        parentMatchPromise.then(({ loaderData }) => loaderData),
      ),
    ),
  head: ({ loaderData, matches, match }) => {
    const { article, named, versions }: SelectedNews = loaderData ?? { named: false }
    const frame = frameOf(matches)
    const site = frame?.site ?? {}
    const about = article && {
      title: article.title,
      description: summary(article.description),
      canonical: articlePath(article),
      versions,
      share: newsShare(article, site, prefixOf(match.context)),
      published: article.createdAt,
      modified: article.updatedAt,
      facts: [newsFacts(article, site, match.context, versions)],
    }
    return headOf(
      { title: siteWordsOf(match.context).news.title, ...about, noindex: !named },
      frame,
      match.context,
    )
  },
  component: pageComponent(NewsPage, () => ({ titles: useTitles(), selected: useSelected() })),
  pendingComponent: function Pending() {
    return <NewsLoading titles={useTitles()} selected={newsRoute.useParams().id} />
  },
  errorComponent: function Failing({ error }) {
    const path = usePath()
    return <NewsFailed titles={useTitles()} selected={newsRoute.useParams().id} error={error} path={path} />
  },
})

const useTitles = (): NewsHeadlines => titlesRoute.useLoaderData()
const useSelected = (): SelectedNews => newsRoute.useLoaderData()
