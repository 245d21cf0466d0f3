import { Context } from 'effect'

export class Site extends Context.Service<
  Site,
  {
    readonly publicUrl: string
    readonly product: string
    readonly trustProxy: boolean
    readonly timeZone: string
  }
>()('sahilan/server/api/Site') {}
