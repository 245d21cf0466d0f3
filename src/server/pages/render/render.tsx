import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { Predicate } from 'effect'
import { renderToString } from 'react-dom/server'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { type FormResponses, headTags, type HeadTags, type Read, serverRouter } from '#ui/router.tsx'
import type { Assets } from './assets.ts'
import { documentOf } from './document.ts'
import { notedReads, type NotedRead } from '../cache/noted-reads.ts'

export interface PageServices {
  readonly read: Read
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** The segment after `/api`. */
  readonly product: string
  readonly timeZone: string
  /** The day in it, written `2026-12-31`. */
  readonly today: string
  readonly assets: Assets
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  /** Whose changes make the page another one. */
  readonly shows: ReadonlyArray<ContentTypeName | 'homePage'>
  /** The one address under which the page may be kept; nothing where it may not. */
  readonly canonicalPath: string | null
}

/** Renders a public page from the ports; `path` may carry a query. A page with answers is for one visitor and is not taken over. */
export const renderPage = async (
  path: string,
  services: PageServices,
  formAnswers?: FormResponses,
): Promise<RenderedPage> => {
  const { publicUrl, product, timeZone, today, assets } = services
  const shows = new Set<ContentTypeName | 'homePage'>()
  const answers: Record<string, unknown> = {}
  const read = notedReads(services.read, ({ name }) => shows.add(name))
  const router = serverRouter(path, {
    publicUrl,
    timeZone,
    today,
    formAnswers,
    load: async (key, reads) => {
      const answer = await reads(read)
      answers[key] = answer
      return answer
    },
  })
  await router.load()
  const page = renderToString(<RouterServer router={router} />)
  const wasRead = getSsrStatus(router) !== 500
  const status = wasRead ? getSsrStatus(router) : unreadStatus(router.state.matches)
  const head = headTags(router.state.matches)
  const isForAll = formAnswers === undefined
  return {
    status,
    html: documentOf({
      head,
      page,
      snapshot: wasRead && isForAll ? { publicUrl, timeZone, today, answers } : undefined,
      product,
      assets,
    }),
    shows: [...shows],
    canonicalPath:
      status === 200 && isForAll && router.state.location.searchStr === '' ? canonicalPathOf(head) : null,
  }
}

export interface PageReads {
  /** The last change of what was read, in ISO 8601, where it is known. */
  readonly changed: string | undefined
  readonly shows: RenderedPage['shows']
}

/** Reads what a public page shows, without drawing it. */
export const readPage = async (
  path: string,
  { read, ...services }: Pick<PageServices, 'read' | 'publicUrl' | 'timeZone' | 'today'>,
): Promise<PageReads> => {
  const noted: Array<NotedRead> = []
  const reads = notedReads(read, (one) => noted.push(one))
  const router = serverRouter(path, { ...services, load: (_, load) => load(reads) })
  await router.load()
  const failed = router.state.matches.find(({ error }) => error !== undefined)
  if (failed !== undefined) throw failed.error
  // Times in ISO 8601 follow each other as their texts do.
  const changed = noted.flatMap((one) => one.changed).reduce((a, b) => (a > b ? a : b), '')
  return { changed: changed || undefined, shows: noted.map(({ name }) => name) }
}

/** A query that no list offers is no trouble of the server's; anything else may be read a little later. */
const unreadStatus = (matches: ReadonlyArray<{ readonly error: unknown }>) => {
  const failed = matches.filter(({ error }) => error !== undefined)
  const refused = failed.filter(({ error }) => Predicate.isTagged(error, 'QueryRefused'))
  return refused.length > 0 && refused.length === failed.length ? 400 : 503
}

/** A page that wants not to be found is one of endlessly many. */
const canonicalPathOf = ({ tags }: HeadTags): string | null => {
  if (tags.some(({ attributes }) => attributes['name'] === 'robots')) return null
  const canonical = tags.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href']
  return canonical === undefined ? null : new URL(canonical).pathname
}
