import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { restrictedTo } from '#domain/language/in-language.ts'
import type { Text } from '#domain/language/translated-fields.ts'
import { homePagePictures, homePageTexts, type HomePage } from '#domain/home-page/home-page.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { inputRefused } from '#ports/failures.ts'
import type { Api } from '../api.ts'
import { RequestedLanguage } from '../request/requested-language.ts'
import { ok } from '../response/envelope.ts'
import { unknownPicture } from './only-stored-pictures.ts'

const logosOf = (
  path: string,
  { logo, logoOnDark }: { readonly logo?: Text; readonly logoOnDark?: Text } = {},
) => [
  [`${path}.logo`, logo],
  [`${path}.logoOnDark`, logoOnDark],
]

const faultsOf = (unknown: ReadonlyArray<string>, { site, services = [] }: HomePage) => {
  const places = [
    ...logosOf('site', site),
    ...Object.entries(site?.translations ?? {}).flatMap(([tag, logos]) =>
      logosOf(`site.translations.${tag}`, logos),
    ),
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
      const requested = yield* RequestedLanguage
      return handlers
        .handle(
          'get',
          Effect.fnUntraced(function* ({ query }) {
            const { lang, tags } = yield* requested(query.lang)
            return ok(restrictedTo(homePageTexts, yield* details.get(lang), tags))
          }),
        )
        .handle(
          'update',
          Effect.fnUntraced(function* ({ payload, query: { lang } }) {
            const unknown = yield* storedPictures.claim(homePagePictures(payload))
            if (unknown.length > 0) return yield* inputRefused(faultsOf(unknown, payload))
            return ok(yield* details.update(payload, lang))
          }),
        )
    }),
  )
