import { Context, type Effect } from 'effect'
import type { ServerSettings } from '#domain/settings/server-settings.ts'
import type { ReadFailure } from '../failures.ts'

/** The server's settings, read-only: they are set by environment variables. */
export class Settings extends Context.Service<
  Settings,
  {
    readonly get: Effect.Effect<ServerSettings, ReadFailure>
  }
>()('sahilan/ports/Settings') {}
