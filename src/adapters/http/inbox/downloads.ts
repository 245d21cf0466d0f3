import { Effect, Layer } from 'effect'
import { splitQuery } from '#domain/mail/inbox/split-query.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import { HttpClient } from '../client/http-client.ts'
import { endpoints } from '../endpoints.ts'
import { deskEndpoints } from '../desk/desk-endpoints.ts'
import { mailEndpoints } from '../mail-endpoints.ts'
import { lazy } from '../client/lazy.ts'
import { filterParameters } from '../client/filter-parameters.ts'
import { pathTo } from '../client/path-to.ts'

/** Saves a file on the user's device. */
export type SaveFile = (content: Blob, name: string) => void

const paths = { enquiries: mailEndpoints.enquiryCsv, profiles: mailEndpoints.profileCsv } as const

/** Fetches files and saves them: a plain link could not send the header with the user's id. */
export const HttpDownloads = (save: SaveFile) =>
  Layer.effect(
    Downloads,
    Effect.map(HttpClient, (client) => {
      const download = (path: string, query = {}, report?: (progress: number) => void) =>
        client.download({ path, query }, async (response) =>
          save(await withProgress(response, report).blob(), nameOf(response)),
        )
      const attachments = lazy(() => import('../desk/attachment-path.ts'))
      return Downloads.of({
        resume: (id, report) => download(pathTo(mailEndpoints.profileResume, id), {}, report),
        attachment: (ref, report) =>
          Effect.flatMap(attachments, ({ attachmentPath }) => download(attachmentPath(ref), {}, report)),
        figures: (weeks, language) => download(deskEndpoints.figuresCsv, { weeks, lang: language }),
        personalData: (email) =>
          client.download({ path: endpoints.personalDataExport, body: { email } }, async (response) =>
            save(await response.blob(), nameOf(response)),
          ),
        mails: (kind, query, language) => {
          const { filter, list } = splitQuery(query)
          return download(paths[kind], { ...filterParameters(filter), q: list.search, lang: language })
        },
      })
    }),
  )

/** Reports progress while the body is read, if the response has a length. */
function withProgress(response: Response, report: ((progress: number) => void) | undefined): Response {
  const size = Number(response.headers.get('content-length'))
  if (report === undefined || response.body === null || !(size > 0)) return response
  let received = 0
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.length
      report(Math.min(1, received / size))
      controller.enqueue(chunk)
    },
  })
  const type = response.headers.get('content-type') ?? ''
  return new Response(response.body.pipeThrough(counting), { headers: { 'content-type': type } })
}

/** The file name in `Content-Disposition` (RFC 6266). */
function nameOf({ headers }: Response): string {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? 'download'
}
