import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { eachKind, searchKinds } from '#domain/content/search/site-search.ts'
import { lang, ListParameters } from '../lists/list-parameters.ts'
import { RequiredPermission } from '../request/access/access.ts'
import { envelope } from '../response/envelope.ts'

const { q, after, before } = ListParameters.fields

const Hit = Schema.Struct({
  kind: Schema.Literals(searchKinds),
  id: Schema.String,
  title: Schema.String,
  text: Schema.String,
  createdAt: Schema.String,
  hasPage: Schema.optionalKey(Schema.Literal(true)),
  address: Schema.optionalKey(Schema.String),
  closingDate: Schema.optionalKey(Schema.String),
  untranslated: Schema.optionalKey(Schema.Array(Schema.Literals(['title', 'text']))),
}).annotate({ identifier: 'SearchHit' })

const Count = Schema.Struct({ total: Schema.Int, totalAtLeast: Schema.optionalKey(Schema.Literal(true)) })

const Results = Schema.Struct({
  results: Schema.Array(Hit),
  counts: Schema.Struct(eachKind(() => Count)),
  next: Schema.optionalKey(Schema.String),
  previous: Schema.optionalKey(Schema.String),
})

export const searchGroup = HttpApiGroup.make('search')
  .annotate(OpenApi.Title, 'Search')
  .add(
    HttpApiEndpoint.get('find', endpoints.search, {
      query: Schema.Struct({
        q,
        kind: Schema.optionalKey(Schema.Literals(searchKinds)),
        after,
        before,
        lang,
      }),
      success: envelope(200, Results),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'public')
