import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { homePagePictures, type HomePage } from '#domain/home-page/home-page.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { inputRefused } from '#ports/failures.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'
import { unknownPicture } from './only-stored-pictures.ts'

const faultsOf = (unknown: ReadonlyArray<string>, { site, services = [] }: HomePage) => {
  const places = [
    ['site.logo', site?.logo],
    ['site.logoOnDark', site?.logoOnDark],
    ...services.map(({ image }, index) => [`services.${index}.image`, image]),
  ]
  return Object.fromEntries(
    places
      .filter(([, picture]) => unknown.some((address) => address === picture))
      .map(([path]) => [path, unknownPicture]),
  )
}

export const homePageHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'homePage',
    Effect.fnUntraced(function* (handlers) {
      const details = yield* HomePageDetails
      const storedPictures = yield* StoredPictures
      return handlers
        .handle('get', () => Effect.map(details.get, ok))
        .handle(
          'update',
          Effect.fnUntraced(function* ({ payload }) {
            const unknown = yield* storedPictures.claim(homePagePictures(payload))
            if (unknown.length > 0) return yield* inputRefused(faultsOf(unknown, payload))
            return ok(yield* details.update(payload))
          }),
        )
    }),
  )
