import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { roles } from '#domain/access/role.ts'
import { Access, ChangesNothingLive, RequiredPermission } from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'
import { results } from '../response/envelope.ts'

export const SessionUser = results(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    email: Schema.String,
    role: Schema.Literals(roles),
    language: Schema.optionalKey(Schema.String),
    lacksSecondFactor: Schema.optionalKey(Schema.Literal(true)),
    fromProvider: Schema.optionalKey(Schema.Literal(true)),
    needsApproval: Schema.optionalKey(Schema.Literal(true)),
  }),
)
const OwnSession = Schema.Struct({
  id: Schema.String,
  openedAt: Schema.String,
  usedAt: Schema.String,
  browser: Schema.String,
  system: Schema.String,
  isThisOne: Schema.Boolean,
})
const text = Schema.optionalKey(Schema.String)

export const sessionGroup = HttpApiGroup.make('session')
  .annotate(OpenApi.Title, 'Session')
  .add(
    HttpApiEndpoint.post('signIn', endpoints.signIn, {
      payload: Schema.Struct({ email: text, password: text, code: text }),
      success: SessionUser,
    }).annotate(RequiredPermission, 'public'),
    HttpApiEndpoint.post('signOut', endpoints.signOut, { success: results(Schema.Struct({})) })
      .annotate(RequiredPermission, 'ownAccount')
      .annotate(ChangesNothingLive, true)
      .middleware(Access),
    HttpApiEndpoint.get('current', endpoints.session, { success: SessionUser })
      .annotate(RequiredPermission, 'ownAccount')
      .middleware(Access),
    HttpApiEndpoint.put('changeOwn', endpoints.ownAccount, {
      payload: Schema.Struct({ name: text, language: text, currentPassword: text, newPassword: text }),
      success: SessionUser,
    })
      .annotate(RequiredPermission, 'ownAccount')
      .annotate(ChangesNothingLive, true)
      .middleware(Access),
    HttpApiEndpoint.get('sessions', endpoints.ownSessions, { success: results(Schema.Array(OwnSession)) })
      .annotate(RequiredPermission, 'ownAccount')
      .middleware(Access),
    HttpApiEndpoint.delete('endSession', routePath(endpoints.ownSession), {
      params: itemId,
      success: results(Schema.Struct(itemId)),
    })
      .annotate(RequiredPermission, 'ownAccount')
      .annotate(ChangesNothingLive, true)
      .middleware(Access),
    HttpApiEndpoint.delete('endSessions', endpoints.ownSessions, { success: results(Schema.Struct({})) })
      .annotate(RequiredPermission, 'ownAccount')
      .annotate(ChangesNothingLive, true)
      .middleware(Access),
  )
