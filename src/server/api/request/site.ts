import { Context } from 'effect'

/** The configuration that the API needs. */
export class Site extends Context.Service<
  Site,
  { readonly publicUrl: string; readonly trustProxy: boolean; readonly timeZone: string }
>()('sahilan/server/api/Site') {}
