import { DateTime, Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { figureWeeks } from '#domain/desk/desk-figures.ts'
import { figuresCsv } from '#domain/desk/figures-csv.ts'
import { dayIn } from '#domain/time/day.ts'
import { wordsOf } from '#domain/wording/words-of.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { SavedViews } from '#ports/staff/desk/saved-views.ts'
import type { Api } from '../api.ts'
import { ApiConfig } from '../api-config.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { attachment } from '../response/attachment.ts'
import { ok } from '../response/envelope.ts'

const inResults = <A>(results: A) => ok({ results })

export const deskHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'desk',
    Effect.fnUntraced(function* (handlers) {
      const desk = yield* Desk
      const { timeZone } = yield* ApiConfig
      return handlers
        .handle('get', () => Effect.map(desk.get, inResults))
        .handle('update', ({ payload }) => Effect.map(desk.update(payload), inResults))
        .handle('ownMails', () => Effect.map(desk.emailPreferences, inResults))
        .handle('changeOwnMails', ({ payload }) =>
          Effect.map(desk.changeEmailPreferences(payload), inResults),
        )
        .handle('staff', () => Effect.map(desk.staff, inResults))
        .handle('tags', ({ query: { kind = 'enquiries' } }) => Effect.map(desk.tags(kind), inResults))
        .handle('totals', ({ query: { kind = 'enquiries' } }) => Effect.map(desk.totals(kind), inResults))
        .handle('figures', ({ query: { weeks = figureWeeks.default } }) =>
          Effect.map(desk.figures(weeks), inResults),
        )
        .handle('figuresCsv', ({ query: { weeks = figureWeeks.default, lang = '' } }) =>
          Effect.gen(function* () {
            const figures = yield* desk.figures(weeks)
            return HttpServerResponse.text(figuresCsv(figures, wordsOf(lang)), {
              contentType: 'text/csv; charset=utf-8',
              headers: attachment(`figures-${dayIn(timeZone, yield* DateTime.now)}.csv`),
            })
          }),
        )
    }),
  )

export const savedViewHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'savedViews',
    Effect.fnUntraced(function* (handlers) {
      const views = yield* SavedViews
      return handlers
        .handle('list', () => Effect.map(views.list, inResults))
        .handle('add', ({ payload, headers }) =>
          Effect.map(views.add(payload, idempotencyKeyOf(headers)), inResults),
        )
        .handle('update', ({ params, payload }) => Effect.map(views.update(params.id, payload), inResults))
        .handle('remove', ({ params }) => Effect.as(views.remove(params.id), inResults(params)))
    }),
  )
