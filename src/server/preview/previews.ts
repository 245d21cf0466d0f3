import { DateTime, type Effect } from 'effect'
import type { Languages } from '#domain/language/language.ts'
import { newItemId, withItemIds } from '#domain/publishing/new-item-id.ts'
import { draftsMoment, type PreviewedDrafts, type PreviewMoment } from '#domain/publishing/preview.ts'
import { readTypedTime } from '#domain/publishing/typed-time.ts'
import { dayIn } from '#domain/time/day.ts'
import { Previewing } from '#ports/server/publishing/previewing.ts'
import type { Preview } from '#ports/server/publishing/previews.ts'
import { momentFields } from '#ui/preview/moment-form.tsx'
import { pageReads, contentReads, siteSearchOf, type PagePorts } from '#ui/page-reads.ts'
import { pageWordsOf } from '#ui/words/site/page-words-of.ts'
import { isRead, type Handler } from '../edge/handler.ts'
import { concurrencyLimit } from '../edge/promises/concurrency-limit.ts'
import type { Front } from '../pages/front.ts'
import { splitAddress } from '../pages/local-paths.ts'
import { perMinute } from '../edge/admission/per-minute.ts'
import type { PreviewAccess } from './preview-access.ts'
import { previewAddress, previewPrefix, publicAddress, type PreviewAddress } from './preview-address.ts'
import { privateHeaders } from './private-headers.ts'

type RunReads = <A, E>(effect: Effect.Effect<A, E, PagePorts>) => Promise<A>

/** The part of the back end that previews use. */
export interface PreviewBackEnd {
  readonly accessOf: PreviewAccess
  /** Runs reads in a transaction in which drafts were applied, and rolls it back. */
  readonly preview: <Result>(
    drafts: PreviewedDrafts,
    moment: PreviewMoment,
    reads: (run: RunReads) => Promise<Result>,
  ) => Promise<Preview<Result>>
}

interface PreviewsOptions extends PreviewBackEnd {
  readonly front: Front
  readonly publicUrl: string
  readonly product: string
  readonly timeZone: string
  readonly languages: Languages
  /** The headers of a page. */
  readonly headers: Readonly<Record<string, string>>
}

/** Previews hold the writer of the database, so few run at once, and in a loop they take little of the time. */
const mostAtOnce = 2
const rest = 20
const maxPerMinute = 60

/** Where a typed time leads, or what is wrong with it; `undefined` if none was typed. */
const typedMoment = ({ query }: PreviewAddress, timeZone: string) => {
  const [date, time] = [query.get(momentFields.date), query.get(momentFields.time)]
  if (date === null && time === null) return undefined
  const typed = { date: date ?? '', time: time ?? '' }
  const { instant } = readTypedTime({ ...typed, which: 'first' }, timeZone) ?? { instant: '' }
  if (instant === '') return { ...typed, error: 'incomplete' } as const
  return instant > new Date().toISOString() ? { instant } : ({ ...typed, error: 'past' } as const)
}

const withoutTyped = ({ query, ...address }: PreviewAddress): PreviewAddress => {
  const own = [...query].filter(([name]) => name !== momentFields.date && name !== momentFields.time)
  return { ...address, query: new URLSearchParams(own) }
}

/**
 * Serves previews of the site. Without the right to see one, its address is as unknown as any other. A posted form gets
 * its page again, with a notice.
 */
export const previews = (options: PreviewsOptions): Handler => {
  const { accessOf, preview, front, publicUrl, product, timeZone, languages, headers } = options
  const inTurn = concurrencyLimit(mostAtOnce, rest)
  const secondsUntilNext = perMinute(maxPerMinute)

  const load = async (drafts: PreviewedDrafts, { moment, ...address }: PreviewAddress) => {
    const { loadPage, renderPreview } = await front.previewRenderer()
    const now = DateTime.nowUnsafe()
    const at = moment === draftsMoment || moment > DateTime.formatIso(now) ? moment : DateTime.formatIso(now)
    const today = dayIn(timeZone, moment === draftsMoment ? now : DateTime.makeUnsafe(at))
    const shown = await preview(drafts, at, async (run) => {
      const reads = (lang?: string) => contentReads(run, lang)
      const { newItems } = (await run(Previewing)) ?? {}
      const shownAddress = withItemIds(publicAddress(address), (draftId) => newItems?.get(draftId))
      const { path, ...language } = await splitAddress(languages, reads())(shownAddress)
      const words = pageWordsOf(language.language.tag)
      const services = { publicUrl, timeZone, today, words, ...language }
      return {
        services,
        loaded: await loadPage(path, { ...services, read: pageReads(language, reads, siteSearchOf(run)) }),
      }
    })
    return { ...shown, renderPreview }
  }

  return async (request, response) => {
    const asked = previewAddress(request.url ?? '')
    if (asked === undefined || !(isRead(request) || request.method === 'POST')) return false
    const { n, moment } = asked
    const scope = await accessOf(request, n)
    if (scope === undefined || (scope.moments !== 'any' && scope.moments !== moment)) return false

    const retryAfter = secondsUntilNext(`${n} ${scope.person ?? ''}`)
    if (retryAfter > 0) {
      response.writeHead(429, {
        ...privateHeaders,
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': String(retryAfter),
      })
      response.end(`Too many pages at once. Try again in ${retryAfter} seconds.\n`)
      return true
    }

    const address = withoutTyped(asked)
    const shown = publicAddress(address)
    const typed = scope.moments === 'any' ? typedMoment(asked, timeZone) : undefined
    if (typed !== undefined && 'instant' in typed) {
      const location = `${previewPrefix(asked, typed.instant)}${shown}`
      response.writeHead(303, { ...privateHeaders, location }).end()
      return true
    }

    const page = await inTurn(async () => {
      const { result, changes, moments, renderPreview } = await load(scope, address)
      return renderPreview(result.loaded, {
        prefix: previewPrefix(asked, moment),
        services: { ...result.services, product, assets: front.assets() },
        changes,
        bar: {
          moment,
          moments,
          hrefAt: scope.moments === 'any' ? (at) => `${previewPrefix(asked, at)}${shown}` : undefined,
          timeZone,
          until: scope.until,
          endHref: withItemIds(shown, () => newItemId),
          typed: { date: '', time: '', query: [...address.query], ...typed },
          isPosted: request.method === 'POST',
        },
      })
    })
    const html = await front.finish(request.url ?? '', page.html)
    response.writeHead(page.status, {
      ...headers,
      ...privateHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
    })
    response.end(request.method === 'HEAD' ? undefined : html)
    // A browser reads no response while it is still sending.
    request.resume()
    return true
  }
}
