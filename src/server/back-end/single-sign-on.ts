import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { endpoints } from '#adapters/http/endpoints.ts'
import { otherLocalAdmins } from '#adapters/sql/accounts/local-admins.ts'
import { SqlSingleSignOn } from '#adapters/sql/accounts/single-sign-on.ts'
import type { Config } from '../config/config.ts'
import { StartRefused } from '../config/start-refused.ts'

/** Without a provider it provides nothing, and the package of the protocol is not loaded. */
export const singleSignOn = ({ singleSignOn: options, product }: Config, publicUrl: string) => {
  if (options === undefined) return Layer.empty
  const callback = `${publicUrl}/api/${product}${endpoints.oidcCallback}`
  const provider = Layer.unwrap(
    Effect.map(
      Effect.promise(() => import('#adapters/oidc/openid-provider.ts')),
      ({ OpenIdProvider }) => OpenIdProvider({ ...options, callback }),
    ),
  )
  return SqlSingleSignOn(options.roles).pipe(Layer.provide(provider))
}

/** If the provider is away, an Admin must be able to sign in by password. */
export const refuseWithoutWayBack = Effect.gen(function* () {
  const hasLocalAdmin = yield* otherLocalAdmins(yield* SqlClient.SqlClient)
  if (yield* hasLocalAdmin('')) return
  return yield* Effect.die(
    new StartRefused('PASSWORD_SIGN_IN: way-back needs an Admin with a password and a second factor.'),
  )
})
