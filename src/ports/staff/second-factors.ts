import { Context, type Effect } from 'effect'
import type { Role } from '#domain/role.ts'
import type { OfferedSecret, OwnSecondFactor } from '#domain/second-factor/second-factor.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** One-time codes beside the password: one's own, and for an Admin everybody's. */
export class SecondFactors extends Context.Service<
  SecondFactors,
  {
    readonly own: Effect.Effect<OwnSecondFactor, ReadFailure>
    /** A new secret, which takes the place of one that was never confirmed. */
    offer(currentPassword: string): Effect.Effect<OfferedSecret, WriteFailure>
    /** Switches it on by a code of the offered secret; answers the recovery codes, which are never shown again. */
    confirm(code: string): Effect.Effect<ReadonlyArray<string>, WriteFailure>
    /** Refused to whoever's role has to have one. */
    remove(currentPassword: string): Effect.Effect<void, WriteFailure>
    isOn(accountId: string): Effect.Effect<boolean, ReadFailure>
    /** For somebody who has lost the device; ends their sessions, which may be on it. */
    removeOf(accountId: string): Effect.Effect<void, WriteFailure>
    /** The roles that have to have one. */
    readonly required: Effect.Effect<ReadonlyArray<Role>, ReadFailure>
    require(roles: ReadonlyArray<Role>): Effect.Effect<ReadonlyArray<Role>, WriteFailure>
  }
>()('sahilan/ports/SecondFactors') {}
