import { Context } from 'effect'

/** What the calls know of how the server is run. */
export class Site extends Context.Service<
  Site,
  { readonly publicUrl: string; readonly trustProxy: boolean; readonly timeZone: string }
>()('sahilan/server/api/Site') {}
