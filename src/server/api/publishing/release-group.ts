import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { publishables } from '#domain/publishing/draft.ts'
import { SubjectNames } from '../history/subject-names.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { routePath } from '../request/route-path.ts'
import { results } from '../response/envelope.ts'

const Release = Schema.Struct({
  name: Schema.String,
  changes: Schema.Int,
  first: Schema.String,
  last: Schema.String,
  subjects: Schema.Array(Schema.Literals(publishables)),
  versions: Schema.Record(Schema.String, Schema.Int),
}).annotate({ identifier: 'Release' })

const params = { name: Schema.String }
const versions = Schema.optionalKey(Release.fields.versions)
const text = Schema.optionalKey(Schema.String)
const named = results(Schema.Struct(params))

export const releaseGroup = HttpApiGroup.make('releases')
  .annotate(OpenApi.Title, 'Releases')
  .add(
    HttpApiEndpoint.get('list', endpoints.releases, {
      query: Schema.Struct({ subjects: SubjectNames }),
      success: results(Schema.Array(Release)),
    }),
    HttpApiEndpoint.put('update', routePath(endpoints.release), {
      params,
      payload: Schema.Struct({ dueAt: text, name: text, versions }),
      success: named,
    }),
    HttpApiEndpoint.delete('discard', routePath(endpoints.release), {
      params,
      // A request that deletes should have no body.
      query: { versions: Schema.optionalKey(Schema.fromJsonString(Release.fields.versions)) },
      success: named,
    }),
    HttpApiEndpoint.post('publish', routePath(endpoints.releasePublished), {
      params,
      payload: Schema.Struct({ versions }),
      success: results(
        Schema.Array(Schema.Struct({ subject: Schema.Literals(publishables), itemId: Schema.String })),
      ),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'signedIn')
  .middleware(Access)
