import type { Failure } from '#domain/machines/failure.ts'
import type { AccountWords } from '#domain/wording/en/account.ts'

/** Why a sign-in failed, in the server's own sentence if it responded. */
export const signInFailureText = (
  { reason, hasResponse, message }: Failure,
  { signIn }: AccountWords,
): string => {
  if (reason === 'SessionEnded') return signIn.sessionEnded
  return hasResponse && message !== '' ? message : signIn.noResponse
}
