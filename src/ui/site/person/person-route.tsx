import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { personPath } from '#domain/content/team-member.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute } from '../routes/root-route.tsx'
import { breadcrumbs } from '../head/structured-data/breadcrumbs.ts'
import { personFacts } from '../head/structured-data/person.ts'
import { readPerson, type PersonData } from './person-data.ts'

const PersonPage = lazyRouteComponent(() => import('./person-page.tsx'), 'PersonPage')

export const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/people/$id',
  loader: async ({ context, params }) => {
    const found = await context.load('person', async (read) => ({
      person: await readPerson(read, params.id),
    }))
    if (found.person === undefined) throw notFound()
    return found.person
  },
  head: ({ loaderData, matches, match }) => {
    const frame = frameOf(matches)
    const words = siteWordsOf(match.context)
    if (loaderData === undefined)
      return headOf({ title: words.failed.notFound, noindex: true }, frame, match.context)
    const { person, versions } = loaderData
    return headOf(
      {
        title: person.name,
        description: summary(person.description),
        canonical: personPath(person),
        versions,
        facts: [
          personFacts(loaderData, frame?.site ?? {}, match.context),
          breadcrumbs(match.context, [
            { name: words.places.about, path: '/about' },
            { name: person.name, path: personPath(person) },
          ]),
        ],
      },
      frame,
      match.context,
    )
  },
  component: pageComponent(PersonPage, () => usePerson()),
})

const usePerson = (): PersonData => personRoute.useLoaderData()
