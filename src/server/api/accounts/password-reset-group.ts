import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'
import { results } from '../response/envelope.ts'

const text = Schema.optionalKey(Schema.String)
const nothing = results(Schema.Struct({}))

const ResetLink = Schema.Struct({ address: Schema.String, until: Schema.String, mailed: Schema.Boolean })

export const passwordResetGroup = HttpApiGroup.make('passwordResets')
  .annotate(OpenApi.Title, 'Password resets')
  .add(
    HttpApiEndpoint.get('offered', endpoints.passwordReset, {
      success: results(Schema.Struct({ byMail: Schema.Boolean })),
    }).annotate(RequiredPermission, 'public'),
    HttpApiEndpoint.post('mailLink', endpoints.passwordReset, {
      payload: Schema.Struct({ email: text }),
      success: nothing,
    }).annotate(RequiredPermission, 'public'),
    HttpApiEndpoint.put('setPassword', endpoints.passwordReset, {
      payload: Schema.Struct({ token: text, newPassword: text }),
      success: nothing,
    }).annotate(RequiredPermission, 'public'),
    HttpApiEndpoint.post('createLink', routePath(endpoints.accountReset), {
      params: itemId,
      success: results(ResetLink),
    })
      .annotate(RequiredPermission, 'accounts.manage')
      .middleware(Access),
  )
