import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { startServer, uploadPicture } from '#tests/support/back-end/server.ts'
import { endpointOf, samples, withPicture } from '../content-samples.ts'

export type Values = Readonly<Record<string, unknown>>

export const resultsOf = ({ data }: { readonly data: Values }) => data['results'] as Values
export const listOf = ({ data }: { readonly data: Values }) => data['results'] as ReadonlyArray<Values>

/** A server with items and drafts of Admin. */
export const startWithDrafts = async (variables: Readonly<Record<string, string>> = {}) => {
  const server = await startServer(variables)
  const admin = await server.as('Admin')
  const picture = await uploadPicture(admin)

  const changeOf = (subject: Publishable): Values =>
    subject === 'homePage' ? { statement: 'Drafted' } : withPicture(samples[subject].change, picture)

  return {
    server,
    admin,
    picture,
    changeOf,
    /** All fields, with a change. */
    fieldsOf: (subject: Publishable): Values => ({
      ...(subject !== 'homePage' && withPicture(samples[subject].input, picture)),
      ...changeOf(subject),
    }),
    /** Adds an item and returns its id. */
    addItem: async (name: ContentTypeName) => {
      const { add, resultsPath } = endpointOf(name)
      const { data } = await admin.post(add, withPicture(samples[name].input, picture))
      return String((resultsPath === 'data' ? data : resultsOf({ data }))['id'])
    },
    drafted: async (body: Values) => {
      const { code, text, data } = await admin.post('/drafts', body)
      if (code !== 200) throw new Error(text)
      return resultsOf({ data })
    },
  }
}
