import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { roles } from '#domain/access/role.ts'
import { Access, Needs } from './access.ts'
import { results } from './envelope.ts'

const Entry = results(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    email: Schema.String,
    role: Schema.Literals(roles),
  }),
)
const text = Schema.optionalKey(Schema.String)

export const sessionGroup = HttpApiGroup.make('session')
  .annotate(OpenApi.Title, 'Session')
  .add(
    HttpApiEndpoint.post('signIn', endpoints.signIn, {
      payload: Schema.Struct({ email: text, password: text }),
      success: Entry,
    }).annotate(Needs, 'nothing'),
    HttpApiEndpoint.post('signOut', endpoints.signOut, { success: results(Schema.Struct({})) })
      .annotate(Needs, 'signedIn')
      .middleware(Access),
    HttpApiEndpoint.get('current', endpoints.session, { success: Entry })
      .annotate(Needs, 'signedIn')
      .middleware(Access),
    HttpApiEndpoint.put('changeOwn', endpoints.ownAccount, {
      payload: Schema.Struct({ name: text, currentPassword: text, newPassword: text }),
      success: Entry,
    })
      .annotate(Needs, 'signedIn')
      .middleware(Access),
  )
