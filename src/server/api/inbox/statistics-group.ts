import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { mailEndpoints } from '#adapters/http/mail-endpoints.ts'
import { statisticsDays } from '#domain/mail/inbox/enquiry-statistics.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { results } from '../response/envelope.ts'
import { wholeNumber } from '../lists/list-parameters.ts'

const Tallies = Schema.Array(Schema.Struct({ name: Schema.String, count: Schema.Int }))

const FailedSearch = Schema.Struct({
  words: Schema.String,
  total: Schema.Int,
  days: Schema.Array(Schema.Struct({ day: Schema.String, total: Schema.Int })),
}).annotate({ identifier: 'FailedSearch' })

export const statisticsGroup = HttpApiGroup.make('statistics')
  .annotate(OpenApi.Title, 'Statistics')
  .add(
    HttpApiEndpoint.get('enquiries', mailEndpoints.enquiryStatistics, {
      query: Schema.Struct({ days: wholeNumber(statisticsDays.min, statisticsDays.max) }),
      success: results(Schema.Struct({ days: Tallies, locations: Tallies, types: Tallies })),
    }).annotate(RequiredPermission, 'mails.handle'),
    HttpApiEndpoint.get('searches', endpoints.failedSearches, {
      success: results(Schema.Array(FailedSearch)),
    }).annotate(RequiredPermission, 'searches.see'),
  )
  .middleware(Access)
