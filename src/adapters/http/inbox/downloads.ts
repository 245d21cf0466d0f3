import { Effect, Layer } from 'effect'
import { splitQuery } from '#domain/mail/inbox/mail-filter.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import { HttpCalls } from '../call/call.ts'
import { endpoints } from '../endpoints.ts'
import { filterParameters } from '../call/filter-parameters.ts'
import { pathTo } from '../call/path-to.ts'

/** Hands a file to the person under a name. */
export type KeepFile = (content: Blob, name: string) => void

const paths = { enquiries: endpoints.enquiryCsv, profiles: endpoints.profileCsv } as const

/** Files over their calls. A plain link could not say whose tab it is, so they are fetched, then handed over. */
export const HttpDownloads = (keep: KeepFile) =>
  Layer.effect(
    Downloads,
    Effect.map(HttpCalls, (calls) => {
      const fetched = (path: string, query = {}, report?: (progress: number) => void) =>
        calls.take({ path, query }, async (response) =>
          keep(await counted(response, report).blob(), nameOf(response)),
        )
      return Downloads.of({
        resume: (id, report) => fetched(pathTo(endpoints.profileResume, id), {}, report),
        personalData: (email) =>
          calls.take({ path: endpoints.personalDataExport, body: { email } }, async (response) =>
            keep(await response.blob(), nameOf(response)),
          ),
        mails: (kind, query) => {
          const { filter, list } = splitQuery(query)
          return fetched(paths[kind], { ...filterParameters(filter), q: list.search })
        },
      })
    }),
  )

/** The same answer, which reports how much of it has come where it says how much there is. */
function counted(response: Response, report: ((progress: number) => void) | undefined): Response {
  const size = Number(response.headers.get('content-length'))
  if (report === undefined || response.body === null || !(size > 0)) return response
  let came = 0
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      came += chunk.length
      report(Math.min(1, came / size))
      controller.enqueue(chunk)
    },
  })
  const type = response.headers.get('content-type') ?? ''
  return new Response(response.body.pipeThrough(counting), { headers: { 'content-type': type } })
}

/** The name that the answer gives its file (RFC 6266). */
function nameOf({ headers }: Response): string {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? 'download'
}
