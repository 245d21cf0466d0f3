import { either, suffixed } from './failure-wording.ts'

export const sessionsWording = {
  failures: {
    fetch: suffixed('Failed to fetch your sessions'),
    remove: either('Failed to end the session'),
    endAll: either('Failed to sign out everywhere'),
  },
  removed: 'Session ended',
} as const

export const secondFactorWording = {
  failures: {
    fetch: suffixed('Failed to fetch the second factor'),
    update: suffixed('Failed to change the second factor'),
  },
} as const

export const resetWording = {
  failures: { start: suffixed('Failed to make a link') },
} as const

export const personalDataWording = {
  failures: {
    fetch: suffixed('Failed to find personal data'),
    export: suffixed('Failed to export personal data'),
    remove: suffixed('Failed to erase personal data'),
  },
} as const
