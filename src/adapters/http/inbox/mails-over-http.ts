import { Effect } from 'effect'
import { splitQuery } from '#domain/mail/inbox/split-query.ts'
import { sortedFields } from '#domain/mail/inbox/mail-sorts.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import {
  mailStatuses,
  type DeskHandling,
  type Handling,
  type HandlingChange,
  type MailStatus,
  type ShownForm,
} from '#domain/mail/inbox/received-mail.ts'
import { spamReasons, type SpamCheck } from '#domain/mail/inbox/spam.ts'
import type { MergedVersions } from '#domain/desk/merging.ts'
import type { HttpClient, WriteRequest } from '../client/http-client.ts'
import { storedFieldsIn, elementsIn, objectIn, textIn } from '../wire/decode.ts'
import { spamReasonsWire } from '../mail-endpoints.ts'
import { wireNames } from '../wire-names.ts'
import { threadEndpoints } from '../desk/desk-endpoints.ts'
import { decodeResponse, decodeResults, listIn, resultsIn, savedIn } from '../client/envelope.ts'
import { filterParameters } from '../client/filter-parameters.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import { fetchList } from '../client/lists.ts'
import { fromWire, type FieldValues } from '../wire/renaming.ts'
import { pathTo } from '../client/path-to.ts'

export interface Mails<Field extends string> {
  readonly listPath: string
  readonly itemPath: string
  readonly unreadPath: string
  /** The wire names of a mail's fields, which are all texts. */
  readonly names: Readonly<Record<Field | 'email', string>>
  /** The fields that may be absent. */
  readonly optional?: ReadonlyArray<string>
}

/** Implements what received enquiries and applications have in common. */
export const mailsOverHttp = <Field extends string>(
  client: HttpClient['Service'],
  { listPath, itemPath, names, optional = [] }: Mails<Field>,
) => {
  const listing = { sortable: sortedFields, searched: Object.keys(names) }

  const item = (value: unknown) => {
    const body = objectIn(value, 'mail')
    const values = fromWire(names, body)
    const texts = Object.entries<string>(names)
      .filter(([field]) => values[field] !== undefined || !optional.some((absent) => absent === field))
      .map(([field, name]) => [field, textIn(values[field], name)])
    return {
      ...(Object.fromEntries(texts) as Record<Field | 'email', string>),
      ...handlingIn(body),
      ...languageIn(body),
      ...deskHandlingIn(body),
      ...storedFieldsIn(body),
    }
  }

  /** Finds a mail in the complete list of another back end that lacks the endpoint for one mail. */
  const inWholeList = (id: string) =>
    Effect.flatMap(client.read({ path: listPath, query: { size: 1 } }), (response) =>
      decodeResponse(response, (body) => {
        const { items, total } = listIn(body, 'data.results')
        return total === undefined ? items.map(item).find((mail) => mail.id === id) : undefined
      }),
    )

  const saved = (request: Omit<WriteRequest, 'path'>, id: string, other: string) => {
    const path = pathTo(threadEndpoints.enquiryMerged, id).replace('{other}', encodeURIComponent(other))
    return client.write({ ...request, path }).pipe(
      Effect.mapError(toDomainFailure(names, item)),
      Effect.flatMap((response) => decodeResults(response, item)),
    )
  }

  return {
    list: (query: AnyMailQuery = {}) => {
      const { filter, list: listQuery } = splitQuery(query)
      const request = {
        path: listPath,
        resultsPath: 'data.results' as const,
        names,
        item,
        listing,
        parameters: filterParameters(filter),
        page: async (mails: ReadonlyArray<ReturnType<typeof item>>) =>
          (await import('#domain/mail/inbox/mail-page.ts')).mailPage(mails, query, listing),
      }
      return fetchList(client, request, listQuery)
    },
    get: (id: string) =>
      client.read({ path: pathTo(itemPath, id) }).pipe(
        Effect.flatMap((response) => decodeResults(response, item)),
        Effect.catchTag('ItemNotFound', (gone) =>
          Effect.flatMap(inWholeList(id), (found) => (found ? Effect.succeed(found) : gone)),
        ),
      ),
    change: (id: string, { version = 0, ...change }: HandlingChange) => {
      const { status, note } = change
      const body = { ...change, ...(version > 0 && { version }) }
      return client.write({ method: 'PUT', path: pathTo(itemPath, id), body }).pipe(
        Effect.map((response) =>
          savedIn(response, (received) => item(resultsIn(received, 'data.results')), {
            ...(status !== undefined && { status }),
            ...(note !== undefined && { note }),
            id,
            version: 0,
            // Without a response it is only part of the mail.
          } as ReturnType<typeof item>),
        ),
        Effect.mapError(toDomainFailure(names, item)),
      )
    },
    remove: (id: string) => Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(itemPath, id) })),
    /** Merges enquiries; applications cannot be merged. */
    merge: (id: string, other: string, body: MergedVersions = {}) =>
      saved({ method: 'PUT', body }, id, other),
    separate: (id: string, other: string, versions: MergedVersions = {}) =>
      saved({ method: 'DELETE', query: { ...versions } }, id, other),
  }
}

const languageIn = ({ [wireNames.languageField]: language }: FieldValues): Pick<ShownForm, 'language'> =>
  typeof language === 'string' ? { language } : {}

const deskHandlingIn = ({ owner, ownerName, dueAt, answeredAt, tags }: FieldValues): DeskHandling => ({
  ...(typeof owner === 'string' && { owner, ownerName: textIn(ownerName, 'ownerName') }),
  ...(typeof dueAt === 'string' && { dueAt }),
  ...(typeof answeredAt === 'string' && { answeredAt }),
  ...(Array.isArray(tags) && { tags: tags.map((tag) => textIn(tag, 'tags')) }),
})

const handlingIn = ({ status, note, ...others }: FieldValues): Handling & SpamCheck => {
  const { name, each } = spamReasonsWire
  const reasons = elementsIn(others[name], name).map((reason) => objectIn(reason, name)[each])
  return {
    status: mailStatuses.find((known): known is MailStatus => known === status) ?? 'new',
    note: textIn(note, 'note'),
    spamReasons: spamReasons.filter((known) => reasons.includes(known)),
  }
}
