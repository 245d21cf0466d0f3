import { Context, type Effect } from 'effect'
import type { Account, AccountInput } from '#domain/sign-in/account/account.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** The fields to change; the password stays if it is absent or empty. */
export type AccountChange = Partial<AccountInput> & { readonly version?: number }

/**
 * The admin users, by name. Removing or demoting the last Admin fails with `InputRefused`. An Admin counts only if they
 * have signed in before, or have a link to set a password. Writes return and fail as those of `Contents` do.
 */
export class Accounts extends Context.Service<
  Accounts,
  {
    list(query?: ListQuery): Effect.Effect<Page<Account>, ReadFailure>
    get(id: string): Effect.Effect<Account, ReadFailure>
    add(input: AccountInput, key?: string): Effect.Effect<Account, WriteFailure>
    /** A new password or role, or another need of approval, ends the sessions of the account. */
    update(id: string, change: AccountChange): Effect.Effect<Account, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Accounts') {}
