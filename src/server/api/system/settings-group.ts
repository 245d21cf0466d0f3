import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { Access, RequiredPermission, openToTokens } from '../request/access/access.ts'
import { results } from '../response/envelope.ts'

const Settings = Schema.Struct({
  address: Schema.String,
  calls: Schema.String,
  timeZone: Schema.String,
  mail: Schema.Boolean,
  mailbox: Schema.optionalKey(Schema.Literals(['read', 'away'])),
  analytics: Schema.Boolean,
  database: Schema.Literals(['embedded', 'server']),
  files: Schema.Literals(['folder', 'object store']),
  limits: Schema.Struct({
    picture: Schema.Int,
    resume: Schema.Int,
    forms: Schema.optionalKey(Schema.Struct({ most: Schema.Int, minutes: Schema.Int })),
  }),
  storage: Schema.Struct({
    database: Schema.optionalKey(Schema.Int),
    files: Schema.optionalKey(Schema.Int),
  }),
})

export const settingsGroup = HttpApiGroup.make('settings')
  .annotate(OpenApi.Title, 'Settings')
  .add(
    HttpApiEndpoint.get('get', endpoints.settings, { success: results(Settings) })
      .annotate(RequiredPermission, 'settings.see')
      .middleware(Access),
  )
  .annotateEndpointsMerge(openToTokens('settings'))
