import { Context, type Effect } from 'effect'
import type { Settings as Values } from '#domain/settings/settings.ts'
import type { ReadFailure } from '../failures.ts'

/** The server's settings, read-only: they are set by environment variables. */
export class Settings extends Context.Service<
  Settings,
  {
    readonly get: Effect.Effect<Values, ReadFailure>
  }
>()('sahilan/ports/Settings') {}
