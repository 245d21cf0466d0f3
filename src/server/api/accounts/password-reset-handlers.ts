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
        .handle('mailLink', ({ payload: { email = '' } }) =>
          Effect.as(fromVisitor(resets.mailLink(email)), done),
        )
        .handle('setPassword', ({ payload: { token = '', newPassword = '' } }) =>
          Effect.as(fromVisitor(resets.setPassword({ token, newPassword })), done),
        )
        .handle('createLink', ({ params }) =>
          Effect.map(resets.createLink(params.id), (link) => ok({ results: link })),
        )
    }),
  )
