import { Context, type Effect } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ImportReport } from '#domain/content/import/import-report.ts'
import type {
  ImportedRedirect,
  MissingPath,
  Redirect,
  RedirectInput,
} from '#domain/addresses/redirects/redirect.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

export type RedirectsQuery = Omit<ListQuery, 'sort'>

export interface MissingPathsQuery extends RedirectsQuery {
  readonly ignored?: boolean | undefined
}

/** Old addresses of the site, and paths that visitors asked for in vain. */
export class Redirects extends Context.Service<
  Redirects,
  {
    /** The newest first. */
    list(query?: RedirectsQuery): Effect.Effect<Page<Redirect>, ReadFailure>
    /** `key` is an idempotency key. */
    add(redirect: RedirectInput, key?: string): Effect.Effect<Redirect, WriteFailure>
    /** Fields that are absent stay as they are. */
    update(
      id: string,
      redirect: Partial<RedirectInput>,
      version?: number,
    ): Effect.Effect<Redirect, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
    /** Adds and changes entries by a CSV text, or only reports what that would do. */
    import(csv: string, dryRun: boolean): Effect.Effect<ImportReport<ImportedRedirect>, WriteFailure>
    /** The most wanted first. */
    missing(query?: MissingPathsQuery): Effect.Effect<Page<MissingPath>, ReadFailure>
    ignore(id: string, ignored: boolean): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Redirects') {}
