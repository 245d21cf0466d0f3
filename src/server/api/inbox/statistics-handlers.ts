import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { statisticsDays } from '#domain/mail/inbox/enquiry-statistics.ts'
import { FailedSearches } from '#ports/staff/failed-searches.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'

export const statisticsHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'statistics',
    Effect.fnUntraced(function* (handlers) {
      const enquiries = yield* Enquiries
      const { frequent } = yield* FailedSearches
      return handlers
        .handle('enquiries', ({ query: { days = statisticsDays.default } }) =>
          Effect.map(enquiries.statistics(days), (statistics) => ok({ results: statistics })),
        )
        .handle('searches', () => Effect.map(frequent, (searches) => ok({ results: searches })))
    }),
  )
