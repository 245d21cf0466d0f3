import { Context, type Effect } from 'effect'
import type { Settings as Values } from '#domain/settings/settings.ts'
import type { ReadFailure } from '../failures.ts'

/** How the site is run. It is set where the server is started, and only read here. */
export class Settings extends Context.Service<
  Settings,
  {
    readonly get: Effect.Effect<Values, ReadFailure>
  }
>()('sahilan/ports/Settings') {}
