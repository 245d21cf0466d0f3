import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { mailEndpoints } from '#adapters/http/mail-endpoints.ts'
import { statisticsDays } from '#domain/mail/inbox/enquiry-statistics.ts'
import { Access, RequiredPermission } from '../request/access.ts'
import { results } from '../response/envelope.ts'
import { count } from '../lists/list-parameters.ts'

const Tallies = Schema.Array(Schema.Struct({ name: Schema.String, count: Schema.Int }))

export const statisticsGroup = HttpApiGroup.make('statistics')
  .annotate(OpenApi.Title, 'Statistics')
  .add(
    HttpApiEndpoint.get('enquiries', mailEndpoints.enquiryStatistics, {
      query: Schema.Struct({ days: count(statisticsDays.min, statisticsDays.max) }),
      success: results(Schema.Struct({ days: Tallies, locations: Tallies, types: Tallies })),
    })
      .annotate(RequiredPermission, 'mails.handle')
      .middleware(Access),
  )
