import { NotAllowed } from '../../failures.ts'

/** The person has cancelled, or the device has waited in vain. */
export const passkeyUnused = new NotAllowed({ message: 'No passkey was used. Try again.' })
export const passkeyThere = new NotAllowed({
  message: 'This device already has a passkey for your account.',
})
