import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute } from '../routes/root-route.tsx'
import { resultsText } from './results-text.ts'
import { readSearch, searchAddress, type SearchAddress, type SearchData } from './search-data.ts'

const SearchPage = lazyRouteComponent(() => import('./search-page.tsx'), 'SearchPage')

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: searchAddress,
  loaderDeps: ({ search }) => searchAddress({ ...search }),
  loader: ({ context, deps }) => context.load('search', (read) => readSearch(read, deps)),
  head: ({ loaderData, matches, match }) => {
    const { search: words } = siteWordsOf(match.context)
    const results = loaderData?.results
    // Screen readers read the title first.
    const title = results ? resultsText(results, searchAddress({ ...match.search }), words) : words.title
    return headOf({ title, noindex: true }, frameOf(matches), match.context)
  },
  component: pageComponent(SearchPage, () => ({ address: useAddress(), found: useFound() })),
})

/** The router adds what is not valid. */
const useAddress = (): SearchAddress => searchAddress({ ...searchRoute.useSearch() })
const useFound = (): SearchData => searchRoute.useLoaderData()
