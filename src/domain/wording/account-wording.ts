import { resetMinutes } from '../account/password-reset.ts'
import { either, suffixed } from './failure-wording.ts'

export const sessionsWording = {
  failures: {
    fetch: suffixed('Failed to fetch your sessions'),
    remove: either('Failed to end the session'),
    endAll: either('Failed to sign out everywhere'),
  },
  removed: 'Session ended',
} as const

/** For a session that the browser has, in a tab without an entry. */
export const continueWording = {
  label: (person: string) => `Continue as ${person}`,
  busy: 'Opening...',
  other: 'Or sign in as somebody else',
  ended: 'Your session has ended. Sign in with your password.',
} as const

export const secondFactorWording = {
  failures: {
    fetch: suffixed('Failed to fetch the second factor'),
    update: suffixed('Failed to change the second factor'),
  },
  on: 'Your second factor is on.',
} as const

export const resetWording = {
  failures: { start: suffixed('Failed to make a link') },
  asked: `If somebody here has this email, a link is on its way to it. It works once, for ${resetMinutes} minutes.`,
  done: 'Your new password is set. Sign in with it.',
} as const

export const personalDataWording = {
  failures: {
    fetch: suffixed('Failed to find personal data'),
    export: suffixed('Failed to export personal data'),
    remove: suffixed('Failed to erase personal data'),
  },
  removed: 'Personal data erased',
} as const
