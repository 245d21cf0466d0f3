import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { personalKinds } from '#domain/privacy/personal-data.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { results } from '../response/envelope.ts'

/** In the body: paths and queries are logged in many places. */
const person = Schema.Struct({ email: Schema.optionalKey(Schema.String) })

const Counts = Schema.Struct(
  Object.fromEntries(personalKinds.map((kind) => [kind, Schema.Int])) as Record<
    (typeof personalKinds)[number],
    typeof Schema.Int
  >,
)
const Found = Schema.Struct({
  counts: Counts,
  isStaff: Schema.Boolean,
  erasures: Schema.Array(Schema.Struct({ at: Schema.String, by: Schema.String })),
})

export const personalDataGroup = HttpApiGroup.make('personalData')
  .annotate(OpenApi.Title, 'Personal data')
  .add(
    HttpApiEndpoint.post('find', endpoints.personalData, { payload: person, success: results(Found) }),
    HttpApiEndpoint.post('export', endpoints.personalDataExport, {
      payload: person,
      success: HttpApiSchema.StreamUint8Array({ contentType: 'application/zip' }),
    }),
    HttpApiEndpoint.post('erase', endpoints.personalDataErase, { payload: person, success: results(Counts) }),
  )
  .annotateEndpoints(RequiredPermission, 'personalData.manage')
  .middleware(Access)
