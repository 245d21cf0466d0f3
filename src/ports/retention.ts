import { Context, type Effect } from 'effect'
import type { CallFailed, StoreBusy } from './failures.ts'

/** Forgets what was kept long enough. */
export class Retention extends Context.Service<
  Retention,
  {
    /** One bounded step of work, as of an instant; answers whether more is left to do. */
    sweep(now: number): Effect.Effect<boolean, StoreBusy | CallFailed>
  }
>()('sahilan/ports/Retention') {}
