import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import type { Api } from '../api.ts'
import { asVisitor } from '../request/access/as-visitor.ts'
import { ok } from '../response/envelope.ts'

const done = ok({ results: {} })

export const passwordResetHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'passwordResets',
    Effect.fnUntraced(function* (handlers) {
      const resets = yield* PasswordResets
      const fromVisitor = yield* asVisitor
      return handlers
        .handle('offered', () => Effect.map(resets.byMail, (byMail) => ok({ results: { byMail } })))
        .handle('ask', ({ payload: { email = '' } }) => Effect.as(fromVisitor(resets.ask(email)), done))
        .handle('use', ({ payload: { token = '', newPassword = '' } }) =>
          Effect.as(fromVisitor(resets.use({ token, newPassword })), done),
        )
        .handle('start', ({ params }) => Effect.map(resets.start(params.id), (link) => ok({ results: link })))
    }),
  )
