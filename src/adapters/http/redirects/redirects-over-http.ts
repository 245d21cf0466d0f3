import { Effect } from 'effect'
import type { MissingPath, Redirect } from '#domain/addresses/redirects/redirect.ts'
import type { Redirects } from '#ports/staff/redirects.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse, decodeResults } from '../client/envelope.ts'
import { csvImport } from '../client/csv-import.ts'
import { pageIn } from '../client/page-in.ts'
import { pathTo } from '../client/path-to.ts'
import { endpoints } from '../endpoints.ts'
import { countIn, objectIn, textIn } from '../wire/decode.ts'
import { importReportIn } from '../wire/import-report.ts'

/** The methods of `Redirects`, loaded on first use. */
export const redirectsOverHttp = ({ read, write }: HttpClient['Service']): Redirects['Service'] => {
  const page = <A>(
    path: string,
    { search, ...query }: { readonly search?: string },
    decode: (value: unknown) => A,
  ) =>
    Effect.flatMap(read({ path, query: { ...query, q: search } }), (response) =>
      decodeResponse(response, (body) => pageIn(body, decode)),
    )
  const sent = <A>(request: Parameters<typeof write>[0], decode: (value: unknown) => A) =>
    Effect.flatMap(write(request), (response) => decodeResults(response, decode))
  return {
    list: (query = {}) => page(endpoints.redirects, query, redirectIn),
    add: (body, key) => sent({ method: 'POST', path: endpoints.redirects, body, key }, redirectIn),
    update: (id, redirect, version) => {
      const body = { ...redirect, ...(version !== undefined && { version }) }
      return sent({ method: 'PUT', path: pathTo(endpoints.redirect, id), body }, redirectIn)
    },
    remove: (id) => Effect.asVoid(write({ method: 'DELETE', path: pathTo(endpoints.redirect, id) })),
    import: (csv, dryRun) =>
      sent(csvImport(endpoints.redirectsImport, csv, dryRun), (report) =>
        importReportIn(report, ({ from, to }) => ({ from: textIn(from, 'from'), to: textIn(to, 'to') })),
      ),
    missing: ({ ignored, ...query } = {}) =>
      page(endpoints.missingPaths, { ...query, ...(ignored && { ignored: 1 }) }, missingPathIn),
    ignore: (id, ignored) =>
      Effect.asVoid(write({ method: 'PUT', path: pathTo(endpoints.missingPath, id), body: { ignored } })),
  }
}

function redirectIn(value: unknown): Redirect {
  const redirect = objectIn(value, 'redirect')
  const text = (field: string) => textIn(redirect[field], field)
  return {
    id: text('id'),
    version: countIn(redirect['version'], 'version'),
    from: text('from'),
    to: text('to'),
    status: redirect['status'] === 410 ? 410 : 301,
    note: text('note'),
    visits: countIn(redirect['visits'], 'visits'),
    visitedAt: text('visitedAt'),
    createdAt: text('createdAt'),
    updatedAt: text('updatedAt'),
  }
}

function missingPathIn(value: unknown): MissingPath {
  const missing = objectIn(value, 'path')
  const text = (field: string) => textIn(missing[field], field)
  return {
    id: text('id'),
    path: text('path'),
    total: countIn(missing['total'], 'total'),
    firstAt: text('firstAt'),
    lastAt: text('lastAt'),
    referringHost: text('referringHost'),
    ignored: missing['ignored'] === true,
  }
}
