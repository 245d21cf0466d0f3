import { Context, type Effect } from 'effect'
import type { Role } from '#domain/access/role.ts'
import type { OfferedSecret, OwnSecondFactor } from '#domain/sign-in/second-factor/second-factor.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** One-time codes that sign-in requires: of the signed-in person and, for an Admin, of other accounts. */
export class SecondFactors extends Context.Service<
  SecondFactors,
  {
    readonly own: Effect.Effect<OwnSecondFactor, ReadFailure>
    /** Makes a new secret, which replaces an unconfirmed one. Wrong passwords are throttled. */
    offer(currentPassword: string): Effect.Effect<OfferedSecret, WriteFailure>
    /**
     * Switches it on by a code of the offered secret, and ends the other sessions of the account. Returns the recovery
     * codes, which are never shown again. Wrong codes are throttled.
     */
    confirm(code: string): Effect.Effect<ReadonlyArray<string>, WriteFailure>
    /** Refused if the person's role requires a second factor. */
    remove(currentPassword: string): Effect.Effect<void, WriteFailure>
    isOn(accountId: string): Effect.Effect<boolean, ReadFailure>
    /** For a person who has lost the device; ends their sessions, which may run on it. */
    removeOf(accountId: string): Effect.Effect<void, WriteFailure>
    /** The roles that require a second factor. */
    readonly required: Effect.Effect<ReadonlyArray<Role>, ReadFailure>
    /** With the roles that the person has seen, it fails with `ItemChanged` if they are others by now. */
    require(
      roles: ReadonlyArray<Role>,
      seen?: ReadonlyArray<Role>,
    ): Effect.Effect<ReadonlyArray<Role>, WriteFailure>
  }
>()('sahilan/ports/SecondFactors') {}
