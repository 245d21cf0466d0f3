import { Effect } from 'effect'
import type { Role } from '#domain/access/role.ts'
import { isSame } from '#domain/content/merge/is-same.ts'
import { resetMinutes } from '#domain/sign-in/account/password-reset.ts'
import { inputRefused, ItemChanged, NotSignedIn, StoreBusy } from '../../failures.ts'

export const credentialsWrong = new NotSignedIn({ message: 'Email or password is wrong.' })
export const sessionEnded = new NotSignedIn({ message: 'Your session has ended.' })

export const codeMissing = inputRefused({ code: 'Code is required' })
export const codeWrong = inputRefused({ code: 'This code is wrong or was already used' })
export const offeredCodeWrong = inputRefused({
  code: 'This code is wrong. Codes change every 30 seconds: type the newest one.',
})
export const lastWayBack = inputRefused({ currentPassword: 'The last local Admin needs a second factor' })
export const factorRequired = inputRefused({ currentPassword: 'Your role requires a second factor' })

/** Fails if the roles that require a second factor are no longer those that the person has seen. */
export const failIfRolesChanged = (
  current: ReadonlyArray<Role>,
  seen: ReadonlyArray<Role> | undefined,
): Effect.Effect<void, ItemChanged> =>
  seen === undefined || isSame(seen.toSorted(), current.toSorted())
    ? Effect.void
    : Effect.fail(
        new ItemChanged({
          message: 'Somebody else changed these roles in the meantime.',
          current,
        }),
      )

export const currentPasswordWrong = inputRefused({ currentPassword: 'This is not your current password' })
export const linkSpent = inputRefused({
  token: `This link has been used, or is older than ${resetMinutes} minutes. Ask for a new one.`,
})

export const passwordsOff = new NotSignedIn({
  message: 'This account does not sign in by password. Use single sign-on.',
})
export const passkeyWrong = new NotSignedIn({
  message: 'This passkey was not accepted. Try again, or sign in with your password.',
})
export const passkeyNeeded = new NotSignedIn({
  message: 'Your role requires a second factor. Sign in with your passkey.',
})
export const passkeysOff = new NotSignedIn({
  message: 'This account does not sign in by passkey. Use single sign-on.',
})
export const passkeyNotAdded = inputRefused({ name: 'This passkey was not accepted. Try again.' })

export const fromProviderRefused = inputRefused({
  name: 'Name, email and role come from single sign-on, and cannot be edited here',
})
export const signInIsOld = inputRefused({
  currentPassword: 'Your sign-in is older than 15 minutes. Sign out and in again.',
})
export const linkedAlready = inputRefused({ currentPassword: 'This account is linked already' })
export const providerAway = new StoreBusy({
  message: 'Single sign-on does not respond. Try again in a moment.',
  retryAfter: 5,
})
