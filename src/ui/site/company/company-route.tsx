import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { companyPath } from '#domain/content/brand.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { companyShare } from '#domain/picture/share-picture.ts'
import { summary } from '#domain/content/item/summary.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute } from '../routes/root-route.tsx'
import { breadcrumbs } from '../head/structured-data/breadcrumbs.ts'
import { companyFacts } from '../head/structured-data/company.ts'
import { readCompany, type CompanyData } from './company-data.ts'

const CompanyPage = lazyRouteComponent(() => import('./company-page.tsx'), 'CompanyPage')

export const companyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/companies/$id',
  loader: async ({ context, params }) => {
    const found = await context.load('company', async (read) => ({
      company: await readCompany(read, params.id, context.today),
    }))
    if (found.company === undefined) throw notFound()
    return found.company
  },
  head: ({ loaderData, matches, match }) => {
    const frame = frameOf(matches)
    const words = siteWordsOf(match.context)
    if (loaderData === undefined)
      return headOf({ title: words.failed.notFound, noindex: true }, frame, match.context)
    const { company } = loaderData
    const site = frame?.site ?? {}
    return headOf(
      {
        title: company.title,
        description: summary(company.summary ?? company.sector),
        canonical: companyPath(company),
        share: companyShare(company, site, prefixOf(match.context)),
        facts: [
          companyFacts(loaderData, site, match.context),
          breadcrumbs(match.context, [
            { name: words.companies.title, path: '/services' },
            { name: company.title, path: companyPath(company) },
          ]),
        ],
      },
      frame,
      match.context,
    )
  },
  component: pageComponent(CompanyPage, () => useCompany()),
})

const useCompany = (): CompanyData => companyRoute.useLoaderData()
