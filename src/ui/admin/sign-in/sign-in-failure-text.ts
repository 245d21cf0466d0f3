import type { Failure } from '#domain/machines/failure.ts'
import { continueWording } from '#domain/wording/account-wording.ts'

/** Why a sign-in failed, in the server's own sentence if it responded. */
export const signInFailureText = ({ reason, hasResponse, message }: Failure): string => {
  if (reason === 'SessionEnded') return continueWording.ended
  return hasResponse && message !== ''
    ? message
    : 'The server did not respond. Check the connection and try again.'
}
