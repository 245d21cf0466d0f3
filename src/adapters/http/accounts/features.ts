import { Context, Deferred, Effect, Layer } from 'effect'
import type { Feature } from '#domain/access/feature.ts'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { Features } from '#ports/staff/features.ts'
import { ItemNotFound, type ReadFailure } from '#ports/failures.ts'
import { HttpClient, type Endpoint } from '../client/http-client.ts'
import { deskEndpoints, answerTemplates } from '../desk/desk-endpoints.ts'
import { contentEndpoints, type ContentEndpoint } from '../content-endpoints.ts'
import { endpoints } from '../endpoints.ts'
import { mailEndpoints } from '../mail-endpoints.ts'
import { pathTo } from '../client/path-to.ts'
import { pictureEndpoints } from '../wire/picture-endpoints.ts'
import { passkeyEndpoints } from './passkey-endpoints.ts'

/** Endpoints that the back end is known to lack, stored for the session. */
export interface MissingEndpoints {
  readonly read: Effect.Effect<ReadonlyArray<string>>
  add(endpoint: string): Effect.Effect<void>
}

const get = (path: string): Endpoint => ({ method: 'GET', path })

/** An id for requests that only check whether an endpoint exists. */
const anyId = '0'

/** The endpoint that a feature requires. */
const endpointOf: { readonly [Name in Feature]?: Endpoint } = {
  ...Object.fromEntries(
    contentTypeNames.flatMap((name) => {
      const { order }: ContentEndpoint = contentEndpoints[name]
      return order === undefined ? [] : [[`${name}.order`, { method: 'PUT' as const, path: order }]]
    }),
  ),
  'enquiries.handle': { method: 'PUT', path: pathTo(mailEndpoints.enquiry, anyId) },
  'profiles.handle': { method: 'PUT', path: pathTo(mailEndpoints.profile, anyId) },
  'enquiries.export': { method: 'OPTIONS', path: mailEndpoints.enquiryCsv },
  'profiles.export': { method: 'OPTIONS', path: mailEndpoints.profileCsv },
  threads: get(answerTemplates),
  resumes: { method: 'OPTIONS', path: pathTo(mailEndpoints.profileResume, anyId) },
  homePage: { method: 'PUT', path: endpoints.homePage },
  ownAccount: { method: 'PUT', path: endpoints.ownAccount },
  passwordResets: get(endpoints.passwordReset),
  personalData: { method: 'POST', path: endpoints.personalData },
  connections: get(endpoints.apiTokens),
  redirects: get(endpoints.redirects),
  links: get(endpoints.deadLinks),
  settings: get(endpoints.settings),
  desk: get(deskEndpoints.desk),
  translations: get(endpoints.translations),
  // Fields that have no endpoint of their own: a back end with the library has them, too.
  richText: get(pictureEndpoints.all),
  companies: get(pictureEndpoints.all),
  pageHeads: get(pictureEndpoints.all),
  people: get(pictureEndpoints.all),
  pages: get(contentEndpoints.page.list),
  drafts: get(endpoints.drafts),
  media: get(pictureEndpoints.all),
  trash: get(endpoints.trash),
  history: get(endpoints.activities),
}

/** Features that another back end can have on its own host only, whatever endpoints it has. */
const onlyThere: ReadonlyArray<Feature> = ['previews']

/** Paths that are read beyond the specification, each with the endpoint that it requires. */
const readings: ReadonlyArray<readonly [path: string, required: string]> = [
  [contentEndpoints.page.list, contentEndpoints.page.list],
  [contentEndpoints.page.get, contentEndpoints.page.list],
  [endpoints.trash, endpoints.trash],
  [endpoints.activities, endpoints.activities],
  [endpoints.activity, endpoints.activities],
  [endpoints.history, endpoints.activities],
  [endpoints.settings, endpoints.settings],
  [endpoints.apiTokens, endpoints.apiTokens],
  [endpoints.redirects, endpoints.redirects],
  [endpoints.missingPaths, endpoints.redirects],
  [endpoints.deadLinks, endpoints.deadLinks],
  [endpoints.linksTo, endpoints.deadLinks],
  [endpoints.webhooks, endpoints.apiTokens],
  [endpoints.webhookDeliveries, endpoints.apiTokens],
  ...Object.values(deskEndpoints).map((path) => [path, deskEndpoints.desk] as const),
  [endpoints.translations, endpoints.translations],
  [endpoints.drafts, endpoints.drafts],
  [endpoints.draft, endpoints.drafts],
  [endpoints.releases, endpoints.drafts],
  [endpoints.unpublishedItems, endpoints.drafts],
  [endpoints.unpublished, endpoints.drafts],
  [pictureEndpoints.all, pictureEndpoints.all],
  [pictureEndpoints.one, pictureEndpoints.all],
  [mailEndpoints.enquiryUnread, mailEndpoints.enquiryUnread],
  [mailEndpoints.profileUnread, mailEndpoints.profileUnread],
  [mailEndpoints.enquiryStatistics, mailEndpoints.enquiryStatistics],
  [endpoints.failedSearches, endpoints.failedSearches],
  [endpoints.arrivals, endpoints.arrivals],
  [endpoints.parkedNotifications, endpoints.parkedNotifications],
  [mailEndpoints.enquiryNotifications, endpoints.parkedNotifications],
  [mailEndpoints.profileNotifications, endpoints.parkedNotifications],
  [endpoints.passwordReset, endpoints.passwordReset],
  [endpoints.ownSessions, endpoints.ownSessions],
  [endpoints.ownFactor, endpoints.ownFactor],
  [passkeyEndpoints.own, passkeyEndpoints.own],
  [endpoints.factorRoles, endpoints.factorRoles],
  [endpoints.accountFactor, endpoints.factorRoles],
]

const patterns = readings.map(
  ([path, required]) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), get(required)] as const,
)

const absent = new ItemNotFound({ message: 'The back end has no such endpoint' })

/** The features of this product's own server: all. */
export const EveryFeature = Layer.succeed(Features, { missing: () => Effect.succeed([]) })

/**
 * Checks each endpoint beyond the specification on another back end before its first use. One that returns 404 is not
 * requested again in this session.
 */
export const HttpFeatures = (remembered: MissingEndpoints) =>
  Layer.effectContext(
    Effect.map(HttpClient, (client) => {
      const checks = new Map<string, Deferred.Deferred<boolean>>()

      const hasEndpoint = (endpoint: Endpoint) =>
        Effect.gen(function* () {
          const name = `${endpoint.method} ${endpoint.path}`
          if ((yield* remembered.read).includes(name)) return false
          const running = checks.get(name)
          if (running !== undefined) return yield* Deferred.await(running)
          const check = Deferred.makeUnsafe<boolean>()
          checks.set(name, check)
          const found = yield* client.hasEndpoint(endpoint)
          if (!found) {
            yield* remembered.add(name)
            checks.delete(name)
          }
          yield* Deferred.succeed(check, found)
          return found
        }).pipe(Effect.uninterruptible)

      const ifThere = <A>(path: string, request: Effect.Effect<A, ReadFailure>) => {
        const endpoint = patterns.find(([pattern]) => pattern.test(path))?.[1]
        if (endpoint === undefined) return request
        return Effect.flatMap(hasEndpoint(endpoint), (found) => (found ? request : Effect.fail(absent)))
      }

      const lacks = (feature: Feature) => {
        const endpoint = endpointOf[feature]
        return endpoint === undefined
          ? Effect.succeed(onlyThere.includes(feature))
          : Effect.map(hasEndpoint(endpoint), (found) => !found)
      }

      return Context.make(
        HttpClient,
        HttpClient.of({
          ...client,
          read: (request) => ifThere(request.path, client.read(request)),
          download: (request, use) => ifThere(request.path, client.download(request, use)),
        }),
      ).pipe(
        Context.add(Features, {
          missing: (features) => Effect.filter(features, lacks, { concurrency: 'unbounded' }),
        }),
      )
    }),
  )
