import { Context, type Effect } from 'effect'
import type { Role } from '#domain/role.ts'
import type { OwnSecondFactor } from '#domain/second-factor/second-factor.ts'
import type { InputRefused, ItemNotFound, NotSignedIn, TriedTooOften } from '../failures.ts'
import type { CallFailed, StoreBusy } from '../failures.ts'

/** A secret in base32, and whose it is. */
export interface NewSecret {
  readonly secret: string
  readonly email: string
}

type Unstored = StoreBusy | CallFailed
type Refused = NotSignedIn | InputRefused | TriedTooOften | Unstored

/** The server's side of second factors; whoever calls for themselves says so by the token of their session. */
export class OneTimeSecrets extends Context.Service<
  OneTimeSecrets,
  {
    own(token: string): Effect.Effect<OwnSecondFactor, NotSignedIn | Unstored>
    /** Wrong passwords are throttled as those of the sign-in are. */
    offer(token: string, currentPassword: string): Effect.Effect<NewSecret, Refused>
    /** Ends the other sessions of the account. Wrong codes are throttled as passwords are. */
    confirm(token: string, code: string): Effect.Effect<ReadonlyArray<string>, Refused>
    remove(token: string, currentPassword: string): Effect.Effect<void, Refused>
    isOn(accountId: string): Effect.Effect<boolean, ItemNotFound | Unstored>
    removeOf(accountId: string): Effect.Effect<void, ItemNotFound | Unstored>
    readonly required: Effect.Effect<ReadonlyArray<Role>, Unstored>
    require(roles: ReadonlyArray<Role>): Effect.Effect<ReadonlyArray<Role>, Unstored>
  }
>()('sahilan/ports/OneTimeSecrets') {}
