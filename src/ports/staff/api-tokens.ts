import { Context, type Effect } from 'effect'
import type { ApiToken, MadeApiToken, NewApiToken } from '#domain/connections/api-token.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** Access of other programs to the API. */
export class ApiTokens extends Context.Service<
  ApiTokens,
  {
    /** Newest first, including expired ones. */
    list(query?: Omit<ListQuery, 'sort' | 'search'>): Effect.Effect<Page<ApiToken>, ReadFailure>
    /** Fails with `InputRefused` if the password is wrong or a scope exceeds the person's role. */
    add(token: NewApiToken, currentPassword: string): Effect.Effect<MadeApiToken, WriteFailure>
    /** Sets a new expiry time; the secret stays the same. Fails with `ItemNotFound` once the token has ended. */
    renew(id: string, until: string, currentPassword: string): Effect.Effect<ApiToken, WriteFailure>
    /** Revokes a token at once. */
    revoke(id: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/ApiTokens') {}
