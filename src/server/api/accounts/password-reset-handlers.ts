import { Effect, Random } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { resetAddress } from '#domain/account/password-reset.ts'
import { ItemNotFound } from '#ports/failures.ts'
import { ResetMail } from '#ports/server/reset-mail.ts'
import { ResetTokens, type ResetToken } from '#ports/server/reset-tokens.ts'
import type { Api } from '../api.ts'
import { CallerAddress } from '../request/caller-address.ts'
import { answer } from '../response/envelope.ts'
import { SessionCookies } from '../request/session-cookies.ts'
import { Site } from '../request/site.ts'

/** Milliseconds until a link that somebody asked for is made. */
const pause = Random.nextIntBetween(500, 2_500)

const done = answer({ results: {} })
const noMail = new ItemNotFound({
  message: 'This server sends no mails. Ask an Admin for a link.',
  answered: true,
})

export const passwordResetHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'passwordResets',
    Effect.fnUntraced(function* (handlers) {
      const tokens = yield* ResetTokens
      const mail = yield* ResetMail
      const callerAddress = yield* CallerAddress
      const cookies = yield* SessionCookies
      const { publicUrl } = yield* Site
      const scope = yield* Effect.scope

      const addressOf = ({ token }: ResetToken) => resetAddress(publicUrl, token)
      const send = (started: ResetToken) =>
        mail.send({ to: started.person.email, name: started.person.name, address: addressOf(started) })

      return handlers
        .handle('offered', () => Effect.succeed(answer({ results: { byMail: mail.isSet } })))
        .handle(
          'ask',
          Effect.fnUntraced(function* ({ payload: { email = '' } }) {
            if (!mail.isSet) return yield* noMail
            const address = yield* callerAddress
            yield* tokens.admit(email, address)
            // Neither this answer's time nor the next one's may tell whether there is such an account.
            yield* Effect.sleep(yield* pause).pipe(
              Effect.andThen(tokens.startFor(email, address)),
              Effect.flatMap((started) => (started === undefined ? Effect.void : send(started))),
              Effect.ignore({ log: true }),
              Effect.forkIn(scope),
            )
            return done
          }),
        )
        .handle(
          'use',
          Effect.fnUntraced(function* ({ payload: { token = '', newPassword = '' } }) {
            const from = { address: yield* callerAddress, deviceCookie: yield* cookies.device }
            yield* cookies.giveDevice(yield* tokens.use({ token, newPassword }, from))
            return done
          }),
        )
        .handle(
          'start',
          Effect.fnUntraced(function* ({ params }) {
            const started = yield* tokens.start(params.id)
            yield* Effect.forkIn(send(started), scope)
            const { until } = started
            return answer({ results: { address: addressOf(started), until, mailed: mail.isSet } })
          }),
        )
    }),
  )
