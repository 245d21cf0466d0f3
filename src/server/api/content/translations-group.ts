import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { results } from '../response/envelope.ts'

const Counts = Schema.Struct({
  subject: Schema.Literals([...contentTypeNames, 'homePage']),
  lang: Schema.String,
  complete: Schema.Int,
  missing: Schema.Int,
  outdated: Schema.Int,
})

export const translationsGroup = HttpApiGroup.make('translations')
  .annotate(OpenApi.Title, 'Translations')
  .add(
    HttpApiEndpoint.get('counts', endpoints.translations, {
      success: results(Schema.Array(Counts)),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'signedIn')
  .middleware(Access)
