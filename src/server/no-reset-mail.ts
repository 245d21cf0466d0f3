import { Effect, Layer } from 'effect'
import { ResetMail } from '#ports/reset-mail.ts'

/** Where no mail server is set. */
export const NoResetMail = Layer.succeed(ResetMail, { isSet: false, send: () => Effect.void })
