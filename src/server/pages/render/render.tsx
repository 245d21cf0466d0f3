import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { Predicate } from 'effect'
import { renderToString } from 'react-dom/server'
import type { Publishable } from '#domain/publishing/draft.ts'
import { localPathOf } from '#domain/language/local-path.ts'
import { addressOf, type PageLanguage } from '#domain/language/page-language.ts'
import type { PublicWords } from '#domain/wording/words-of.ts'
import { type FormResponses, headTags, type HeadTags, type PageReads, serverRouter } from '#ui/router.tsx'
import type { Assets } from './assets.ts'
import { documentOf } from './document.ts'
import { recordReads, type RecordedRead } from '../cache/recorded-reads.ts'

export interface LoadServices extends PageLanguage {
  readonly read: PageReads
  readonly publicUrl: string
  readonly timeZone: string
  /** The day in that zone, as `2026-12-31`. */
  readonly today: string
  /** The catalogues of the page; English where it lacks them. */
  readonly words?: Partial<PublicWords> | undefined
}

export interface PageServices extends LoadServices {
  /** The segment after `/api`. */
  readonly product: string
  readonly assets: Assets
}

export interface RenderedPage {
  readonly status: number
  readonly html: Buffer
  /** A save of any of these changes the page. */
  readonly shows: ReadonlyArray<Publishable>
  /** The path under which the page may be cached; `null` if it may not. */
  readonly canonicalPath: string | null
  /** Whether search engines must leave the page out, such as that of an unknown article. */
  readonly isUnlisted: boolean
}

/**
 * Runs the loaders of a public page, after which rendering needs no further reads. `path` is without the tag of the
 * language and may have a query.
 */
export const loadPage = async (
  path: string,
  { read: unrecorded, ...services }: LoadServices,
  formResponses?: FormResponses,
) => {
  const reads: Array<RecordedRead> = []
  const results: Record<string, unknown> = {}
  const read = recordReads(unrecorded, (one) => reads.push(one))
  const router = serverRouter(path, {
    ...services,
    formResponses,
    load: async (key, loader) => {
      // Reserves the place of the result, so that equal pages have equal bytes whichever loader ends first.
      results[key] = undefined
      const result = await loader(read)
      results[key] = result
      return result
    },
  })
  await router.load()
  return { router, reads, results }
}

export type LoadedPage = Awaited<ReturnType<typeof loadPage>>

/** Renders the body of a loaded page. */
export const renderBody = ({ router }: LoadedPage) => {
  const body = renderToString(<RouterServer router={router} />)
  const isLoaded = getSsrStatus(router) !== 500
  const status = isLoaded ? getSsrStatus(router) : failedStatus(router.state.matches)
  return { body, isLoaded, status, head: headTags(router.state.matches) }
}

/** Renders a public page from the ports. A page with form responses is for one visitor and is not hydrated. */
export const renderPage = async (
  path: string,
  services: PageServices,
  formResponses?: FormResponses,
): Promise<RenderedPage> => {
  const { publicUrl, product, timeZone, today, assets, language, languages, words } = services
  const loaded = await loadPage(path, services, formResponses)
  const { body, isLoaded, status, head } = renderBody(loaded)
  const isForAll = formResponses === undefined
  const ownPath = status === 200 ? ownPathOf(head, services) : null
  const tags = languages.map(({ tag }) => tag).join(',')
  const { frame } = loaded.results
  return {
    status,
    html: documentOf({
      head,
      page: body,
      snapshot:
        isLoaded && isForAll
          ? { publicUrl, timeZone, today, languages: tags, results: loaded.results }
          : undefined,
      frame: isLoaded && !isForAll ? { languages: tags, results: { frame } } : undefined,
      product,
      assets,
      language,
      languages,
      ownPath,
      words,
    }),
    shows: [...new Set(loaded.reads.map(({ name }) => name))],
    canonicalPath:
      isForAll && loaded.router.state.location.searchStr === '' && !isUnlisted(head) ? ownPath : null,
    isUnlisted: isUnlisted(head),
  }
}

export interface PageSources {
  /** The last change of what the page shows, in ISO 8601, if known. */
  readonly updatedAt: string | undefined
  readonly shows: RenderedPage['shows']
}

/** Runs the loaders of a page, without rendering it. Throws the error of a loader. */
export const readPage = async (path: string, services: LoadServices): Promise<PageSources> => {
  const { router, reads } = await loadPage(path, services)
  const failed = router.state.matches.find(({ error }) => error !== undefined)
  if (failed !== undefined) throw failed.error
  // ISO 8601 sorts as text.
  const updatedAt = reads
    .flatMap(({ items }) => items.map((item) => item?.updatedAt ?? ''))
    .reduce((a, b) => (a > b ? a : b), '')
  return { updatedAt: updatedAt || undefined, shows: reads.map(({ name }) => name) }
}

/** 400 if a list refused the query; anything else may succeed later. */
const failedStatus = (matches: ReadonlyArray<{ readonly error: unknown }>) => {
  const failed = matches.filter(({ error }) => error !== undefined)
  const refused = failed.filter(({ error }) => Predicate.isTagged(error, 'QueryRefused'))
  return refused.length > 0 && refused.length === failed.length ? 400 : 503
}

/** A `noindex` page has any number of addresses, so it is not cached. */
const isUnlisted = ({ tags }: HeadTags) => tags.some(({ attributes }) => attributes['name'] === 'robots')

/** The canonical path in the page's language, also if the canonical address is that of the default language. */
const ownPathOf = ({ tags }: HeadTags, page: PageLanguage): string | null => {
  const canonical = tags.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href']
  if (canonical === undefined) return null
  return addressOf(page, localPathOf(page.languages, new URL(canonical).pathname).path)
}
