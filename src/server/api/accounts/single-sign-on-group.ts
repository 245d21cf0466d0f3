import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { Access, ChangesNothingLive, RequiredPermission } from '../request/access/access.ts'
import { results } from '../response/envelope.ts'

const text = Schema.optionalKey(Schema.String)

/** Both lead on by `Location`: to the provider, and to the page of the back office that says how it went. */
const leadsOn = HttpApiSchema.Empty(303)

export const singleSignOnGroup = HttpApiGroup.make('singleSignOn')
  .annotate(OpenApi.Title, 'Single sign-on')
  .add(
    HttpApiEndpoint.get('start', endpoints.oidcStart, { query: { to: text }, success: leadsOn }).annotate(
      RequiredPermission,
      'public',
    ),
    HttpApiEndpoint.get('finish', endpoints.oidcCallback, {
      query: { code: text, state: text, error: text },
      success: leadsOn,
    }).annotate(RequiredPermission, 'public'),
    HttpApiEndpoint.post('link', endpoints.oidcLink, {
      payload: Schema.Struct({ currentPassword: text }),
      success: results(Schema.Struct({ address: Schema.String })),
    })
      .annotate(RequiredPermission, 'ownAccount')
      .annotate(ChangesNothingLive, true)
      .middleware(Access),
  )
