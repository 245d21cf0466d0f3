import { Context, type Effect } from 'effect'
import type { Account, AccountInput } from '#domain/account/account.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** What of an account changes; an absent or empty password stays. */
export type AccountChange = Partial<AccountInput> & { readonly version?: number }

/**
 * The admin users, by name. The last Admin can be neither removed nor demoted: `InputRefused` says so. Only Admins count who
 * have signed in before or hold a link to set a password. A write answers as it does of `Contents`.
 */
export class Accounts extends Context.Service<
  Accounts,
  {
    list(query?: ListQuery): Effect.Effect<Page<Account>, ReadFailure>
    get(id: string): Effect.Effect<Account, ReadFailure>
    add(draft: AccountInput, key?: string): Effect.Effect<Account, WriteFailure>
    /** A new password or role ends the sessions of the account. */
    update(id: string, change: AccountChange): Effect.Effect<Account, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Accounts') {}
