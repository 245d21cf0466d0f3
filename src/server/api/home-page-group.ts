import { Effect, Schema } from 'effect'
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { HomePage, homePagePictures } from '#domain/home-page.ts'
import { DraftRefused } from '#ports/failures.ts'
import { HomePageDetails } from '#ports/home-page.ts'
import { StoredPictures } from '#ports/stored-pictures.ts'
import { Access, Needs } from './access.ts'
import type { Api } from './api.ts'
import { answer, envelope } from './envelope.ts'
import { refusedFields } from './refused-fields.ts'

const version = Schema.optionalKey(Schema.Int)
const Sent = Schema.Struct({ ...HomePage.fields, version })
const Kept = Schema.Struct({
  ...HomePage.fields,
  version,
  createdAt: Schema.optionalKey(Schema.String),
  updatedAt: Schema.optionalKey(Schema.String),
})

export const homePageGroup = HttpApiGroup.make('homePage').add(
  HttpApiEndpoint.get('get', endpoints.homePage, { success: envelope(200, Kept) }).annotate(Needs, 'nothing'),
  HttpApiEndpoint.put('update', endpoints.homePage, { payload: Sent, success: envelope(200, Kept) })
    .annotate(Needs, 'homePage.edit')
    .middleware(Access),
)

export const homePageHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'homePage',
    Effect.fnUntraced(function* (handlers) {
      const details = yield* HomePageDetails
      const storedPictures = yield* StoredPictures
      return handlers
        .handle('get', () => Effect.map(details.get, answer))
        .handle(
          'update',
          Effect.fnUntraced(function* ({ payload }) {
            const unknown = yield* storedPictures.unknown(homePagePictures(payload))
            if (unknown.length > 0) {
              const fields = { [unknown.includes(payload.site?.logo ?? '') || unknown.includes(payload.site?.logoOnDark ?? '') ? 'site' : 'services']: 'Choose a picture that was uploaded here' }
              return yield* new DraftRefused({ message: refusedFields, answered: true, fields })
            }
            return answer(yield* details.update(payload))
          }),
        )
    }),
  )
