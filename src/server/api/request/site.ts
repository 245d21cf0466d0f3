import { Context } from 'effect'
import type { Languages } from '#domain/language/language.ts'

export class Site extends Context.Service<
  Site,
  {
    readonly publicUrl: string
    readonly trustProxy: boolean
    readonly timeZone: string
    readonly languages: Languages
  }
>()('sahilan/server/api/Site') {}
