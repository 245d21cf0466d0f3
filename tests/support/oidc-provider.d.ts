declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  export interface Account {
    readonly accountId: string
    readonly claims: () => object
  }

  export class Provider {
    constructor(
      issuer: string,
      options: {
        readonly clients: ReadonlyArray<object>
        readonly claims: Readonly<Record<string, ReadonlyArray<string>>>
        readonly cookies: { readonly keys: ReadonlyArray<string> }
        readonly jwks: { readonly keys: ReadonlyArray<object> }
        readonly pkce: { readonly required: () => boolean }
        readonly findAccount: (context: unknown, sub: string) => Account | undefined
      },
    )
    readonly callback: () => RequestListener
  }
}
