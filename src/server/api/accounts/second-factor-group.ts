import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { roles } from '#domain/access/role.ts'
import { Access, ChangesNothingLive, RequiredPermission } from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'
import { results } from '../response/envelope.ts'

const text = Schema.optionalKey(Schema.String)
const password = Schema.Struct({ currentPassword: text })
const nothing = results(Schema.Struct({}))

const Own = Schema.Struct({ on: Schema.Boolean, required: Schema.Boolean, recoveryCodesLeft: Schema.Int })
const Offered = Schema.Struct({ secret: Schema.String, address: Schema.String })
const Roles = Schema.Array(Schema.Literals(roles))
const Required = Schema.Struct({ roles: Roles })

/** The second factor of the signed-in person. */
export const ownFactorGroup = HttpApiGroup.make('ownFactor')
  .annotate(OpenApi.Title, 'Own second factor')
  .add(
    HttpApiEndpoint.get('get', endpoints.ownFactor, { success: results(Own) }),
    HttpApiEndpoint.post('offer', endpoints.ownFactor, { payload: password, success: results(Offered) }),
    HttpApiEndpoint.put('confirm', endpoints.ownFactor, {
      payload: Schema.Struct({ code: text }),
      success: results(Schema.Struct({ recoveryCodes: Schema.Array(Schema.String) })),
    }),
    HttpApiEndpoint.post('remove', endpoints.ownFactorOff, { payload: password, success: nothing }),
  )
  .annotateEndpoints(RequiredPermission, 'ownAccount')
  .annotateEndpoints(ChangesNothingLive, true)
  .middleware(Access)

/** Second factors of other accounts, and of roles. */
export const secondFactorGroup = HttpApiGroup.make('secondFactors')
  .annotate(OpenApi.Title, 'Second factors')
  .add(
    HttpApiEndpoint.get('isOn', routePath(endpoints.accountFactor), {
      params: itemId,
      success: results(Schema.Struct({ on: Schema.Boolean })),
    }),
    HttpApiEndpoint.delete('remove', routePath(endpoints.accountFactor), {
      params: itemId,
      success: results(Schema.Struct(itemId)),
    }),
    HttpApiEndpoint.get('required', endpoints.factorRoles, { success: results(Required) }),
    HttpApiEndpoint.put('require', endpoints.factorRoles, {
      payload: Schema.Struct({ ...Required.fields, seen: Schema.optionalKey(Roles) }),
      success: results(Required),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'accounts.manage')
  .middleware(Access)
