import { Context, type Effect } from 'effect'
import type { ApiToken, MadeApiToken, NewApiToken } from '#domain/connections/api-token.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** Access of other programs to the API. */
export class ApiTokens extends Context.Service<
  ApiTokens,
  {
    /** The newest first, also those that have ended. */
    list(query?: Omit<ListQuery, 'sort' | 'search'>): Effect.Effect<Page<ApiToken>, ReadFailure>
    /** Fails with `InputRefused` for a wrong password, and for what the person's role may not do. */
    add(token: NewApiToken, currentPassword: string): Effect.Effect<MadeApiToken, WriteFailure>
    /** Sets a new end; the secret stays. */
    renew(id: string, until: string, currentPassword: string): Effect.Effect<ApiToken, WriteFailure>
    /** Ends a token now. */
    revoke(id: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/ApiTokens') {}
