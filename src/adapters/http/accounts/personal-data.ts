import { Effect, Layer } from 'effect'
import { personalKinds, type FoundPersonalData, type PersonalCounts } from '#domain/privacy/personal-data.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { HttpClient } from '../client/http-client.ts'
import { countIn, objectIn, textIn } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { decodeResults } from '../client/envelope.ts'

/** Personal data over the API. Addresses travel in bodies, as URLs are logged. */
export const HttpPersonalData = Layer.effect(
  PersonalData,
  Effect.map(HttpClient, (client) => {
    const post = <A>(path: string, email: string, reader: (results: unknown) => A) =>
      Effect.flatMap(client.write({ method: 'POST', path, body: { email } }), (response) =>
        decodeResults(response, reader),
      )
    return PersonalData.of({
      find: (email) => post(endpoints.personalData, email, foundIn),
      erase: (email) => post(endpoints.personalDataErase, email, countsIn),
    })
  }),
)

function countsIn(value: unknown): PersonalCounts {
  const counts = objectIn(value, 'counts')
  return Object.fromEntries(
    personalKinds.map((kind) => [kind, countIn(counts[kind], kind)]),
  ) as PersonalCounts
}

function foundIn(value: unknown): FoundPersonalData {
  const { counts, isStaff, erasures } = objectIn(value, 'data.results')
  if (!Array.isArray(erasures)) throw new Error('erasures is not a list')
  return {
    counts: countsIn(counts),
    isStaff: isStaff === true,
    erasures: erasures.map((erasure: unknown) => {
      const { at, by } = objectIn(erasure, 'erasure')
      return { at: textIn(at, 'at'), by: textIn(by, 'by') }
    }),
  }
}
