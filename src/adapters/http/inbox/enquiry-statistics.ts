import { Effect } from 'effect'
import type { EnquiryStatistics } from '#domain/mail/inbox/enquiry-statistics.ts'
import type { HttpClient } from '../client/http-client.ts'
import { countIn, objectIn, textIn } from '../wire/decode.ts'
import { mailEndpoints } from '../mail-endpoints.ts'
import { decodeResults } from '../client/envelope.ts'

export const fetchEnquiryStatistics = (client: HttpClient['Service'], days: number) =>
  Effect.flatMap(client.read({ path: mailEndpoints.enquiryStatistics, query: { days } }), (response) =>
    decodeResults(response, statisticsIn),
  )

function statisticsIn(value: unknown): EnquiryStatistics {
  const { days, locations, types } = objectIn(value, 'data.results')
  return {
    days: talliesIn(days, 'days'),
    locations: talliesIn(locations, 'locations'),
    types: talliesIn(types, 'types'),
  }
}

const talliesIn = (value: unknown, list: string) => {
  if (!Array.isArray(value)) throw new Error(`${list} is not a list`)
  return value.map((entry) => {
    const { name, count } = objectIn(entry, list)
    return { name: textIn(name, 'name'), count: countIn(count, 'count') }
  })
}
