import { Effect } from 'effect'
import type { NewPassword } from '#domain/sign-in/account/password-reset.ts'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

/** Password resets, for users who cannot sign in. */
export interface ResetActors {
  readonly byMail: Reading<boolean>
  readonly mailLink: Request<string, void>
  /** Fails if the link was used or has expired. Changes nothing. */
  readonly check: Request<string, void>
  readonly setPassword: Request<NewPassword, void>
}

export const resetActors = (bridge: Bridge<PasswordResets>): ResetActors => ({
  byMail: readingOf(
    bridge,
    Effect.flatMap(PasswordResets, (resets) => resets.byMail),
  ),
  mailLink: requestOf(bridge, (email: string) =>
    Effect.flatMap(PasswordResets, (resets) => resets.mailLink(email)),
  ),
  check: requestOf(bridge, (token: string) =>
    // An empty password is never set; an invalid link is refused before it.
    Effect.flatMap(PasswordResets, (resets) => resets.setPassword({ token, newPassword: '' })).pipe(
      Effect.catchTag('InputRefused', (refused) =>
        'token' in refused.fields ? Effect.fail(refused) : Effect.void,
      ),
    ),
  ),
  setPassword: requestOf(bridge, (password: NewPassword) =>
    Effect.flatMap(PasswordResets, (resets) => resets.setPassword(password)),
  ),
})
