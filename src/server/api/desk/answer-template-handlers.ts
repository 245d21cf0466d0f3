import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import type { Api } from '../api.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { ok } from '../response/envelope.ts'

export const answerTemplateHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'replyTemplates',
    Effect.fnUntraced(function* (handlers) {
      const templates = yield* AnswerTemplates
      return handlers
        .handle('list', () =>
          Effect.map(templates.list, (items) => ok({ results: items, total: items.length })),
        )
        .handle('add', ({ payload: { version: _version, ...template }, headers }) =>
          Effect.map(templates.add(template, idempotencyKeyOf(headers)), (added) => ok({ results: added })),
        )
        .handle('update', ({ params, payload: { version, ...template } }) =>
          Effect.map(templates.update(params.id, template, version), (updated) => ok({ results: updated })),
        )
        .handle('remove', ({ params }) => Effect.as(templates.remove(params.id), ok({ results: params })))
    }),
  )
