import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { passkeyEndpoints } from '#adapters/http/accounts/passkey-endpoints.ts'
import { Access, ChangesNothingLive, RequiredPermission } from '../request/access/access.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { results } from '../response/envelope.ts'
import { SessionUser } from './session-group.ts'

const Passkey = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  createdAt: Schema.String,
  usedAt: Schema.String,
})
const credential = { id: Schema.String, rawId: Schema.String, type: Schema.Literal('public-key') }
const Signed = Schema.Struct({
  ...credential,
  response: Schema.Struct({
    clientDataJSON: Schema.String,
    authenticatorData: Schema.String,
    signature: Schema.String,
  }),
})
const Made = Schema.Struct({
  ...credential,
  response: Schema.Struct({ clientDataJSON: Schema.String, attestationObject: Schema.String }),
})
/** As `PublicKeyCredential` of browsers reads them. */
const Options = results(Schema.Record(Schema.String, Schema.Unknown))

const text = Schema.optionalKey(Schema.String)
const password = Schema.Struct({ currentPassword: text })

/** The sign-in by passkey. */
export const passkeySignInGroup = HttpApiGroup.make('passkeySignIn')
  .annotate(OpenApi.Title, 'Passkey sign-in')
  .add(
    HttpApiEndpoint.post('options', passkeyEndpoints.options, { success: Options }),
    HttpApiEndpoint.post('signIn', passkeyEndpoints.signIn, { payload: Signed, success: SessionUser }),
  )
  .annotateEndpoints(RequiredPermission, 'public')

/** The passkeys of the signed-in person. */
export const ownPasskeyGroup = HttpApiGroup.make('ownPasskeys')
  .annotate(OpenApi.Title, 'Own passkeys')
  .add(
    HttpApiEndpoint.get('list', passkeyEndpoints.own, { success: results(Schema.Array(Passkey)) }),
    HttpApiEndpoint.post('offer', passkeyEndpoints.ownOptions, { payload: password, success: Options }),
    HttpApiEndpoint.post('add', passkeyEndpoints.own, {
      payload: Schema.Struct({ name: text, credential: Made }).annotate({ identifier: 'NewPasskey' }),
      success: results(Passkey),
    }),
    HttpApiEndpoint.put('rename', routePath(passkeyEndpoints.ownOne), {
      params: itemId,
      payload: Schema.Struct({ name: text }).annotate({ identifier: 'PasskeyName' }),
      success: results(Passkey),
    }),
    HttpApiEndpoint.delete('remove', routePath(passkeyEndpoints.ownOne), {
      params: itemId,
      payload: password,
      success: results(Schema.Struct(itemId)),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'ownAccount')
  .annotateEndpoints(ChangesNothingLive, true)
  .middleware(Access)
