import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { restrictedTo } from '#domain/language/in-language.ts'
import { homePageTexts } from '#domain/content/home-page/home-page.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import type { Api } from '../api.ts'
import { RequestedLanguage } from '../request/requested-language.ts'
import { ok } from '../response/envelope.ts'
import { onlyStoredHomePagePictures } from './only-stored-pictures.ts'

export const homePageHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'homePage',
    Effect.fnUntraced(function* (handlers) {
      const details = yield* HomePageDetails
      const checked = yield* onlyStoredHomePagePictures
      const requested = yield* RequestedLanguage
      return handlers
        .handle(
          'get',
          Effect.fnUntraced(function* ({ query }) {
            const { lang, tags } = yield* requested(query.lang, 'homePage')
            return ok(restrictedTo(homePageTexts, yield* details.get(lang), tags))
          }),
        )
        .handle(
          'update',
          Effect.fnUntraced(function* ({ payload, query: { lang } }) {
            return ok(yield* details.update(yield* checked(payload), lang))
          }),
        )
    }),
  )
