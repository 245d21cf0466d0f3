import { Context } from 'effect'

/** The part of the configuration that API handlers read. */
export class ApiConfig extends Context.Service<
  ApiConfig,
  {
    readonly publicUrl: string
    readonly product: string
    readonly trustProxy: boolean
    readonly timeZone: string
  }
>()('sahilan/server/api/ApiConfig') {}
