import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { newsShare } from '#domain/picture/share-picture.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { headOf } from '../head/head.ts'
import { page } from '../routes/page.tsx'
import { frameOf, rootRoute, usePath } from '../routes/root-route.tsx'
import { newsFacts } from './news-facts.ts'
import { readSelected, readTitles, type NewsTitles, type SelectedNews } from './news-data.ts'
import { NewsFailed } from './news-failed.tsx'
import { NewsLoading } from './news-loading.tsx'

const NewsPage = lazyRouteComponent(() => import('./news-page.tsx'), 'NewsPage')

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
      canonical: `/newsinsights/${article.id}`,
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
  component: page(NewsPage, () => ({ titles: useTitles(), selected: useSelected() })),
  pendingComponent: function Pending() {
    return <NewsLoading titles={useTitles()} selected={newsRoute.useParams().id} />
  },
  errorComponent: function Failing({ error }) {
    const path = usePath()
    return <NewsFailed titles={useTitles()} selected={newsRoute.useParams().id} error={error} path={path} />
  },
})

const useTitles = (): NewsTitles => titlesRoute.useLoaderData()
const useSelected = (): SelectedNews => newsRoute.useLoaderData()
