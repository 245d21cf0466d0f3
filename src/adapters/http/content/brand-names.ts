import { Effect, Predicate } from 'effect'
import { brandList, brandTitle } from '../brand-list.ts'
import { HttpClient } from '../client/http-client.ts'

const listIn = (data: unknown): ReadonlyArray<unknown> => {
  const results = Predicate.isReadonlyObject(data) && data['results']
  return Array.isArray(results) ? results : []
}

/** Reads the ids and names of all brands, without the code that reads whole items. */
export const brandNames = (lang?: string) =>
  Effect.map(
    HttpClient.use(({ read }) => read({ path: brandList, query: { lang } })),
    ({ body }) =>
      listIn(body['data']).flatMap((brand) =>
        Predicate.isReadonlyObject(brand)
          ? [{ id: String(brand['id']), title: String(brand[brandTitle]) }]
          : [],
      ),
  )
