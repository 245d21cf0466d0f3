import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { Predicate } from 'effect'
import { renderToString } from 'react-dom/server'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { localPathOf } from '#domain/language/local-path.ts'
import { addressOf, type PageLanguage } from '#domain/language/page-language.ts'
import type { PublicWords } from '#domain/wording/words-of.ts'
import { type FormResponses, headTags, type HeadTags, type Read, serverRouter } from '#ui/router.tsx'
import type { Assets } from './assets.ts'
import { documentOf } from './document.ts'
import { recordReads, type RecordedRead } from '../cache/recorded-reads.ts'

export interface PageServices extends PageLanguage {
  readonly read: Read
  readonly publicUrl: string
  /** The segment after `/api`. */
  readonly product: string
  readonly timeZone: string
  /** The day in that zone, as `2026-12-31`. */
  readonly today: string
  /** The catalogues of the page; English where it lacks them. */
  readonly words?: Partial<PublicWords> | undefined
  readonly assets: Assets
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  /** A save of any of these changes the page. */
  readonly shows: ReadonlyArray<ContentTypeName | 'homePage'>
  /** The path under which the page may be cached; `null` if it may not. */
  readonly canonicalPath: string | null
}

/**
 * Renders a public page from the ports; `path` is without the tag of the language and may have a query. A page with form
 * responses is for one visitor and is not hydrated.
 */
export const renderPage = async (
  path: string,
  services: PageServices,
  formResponses?: FormResponses,
): Promise<RenderedPage> => {
  const { publicUrl, product, timeZone, today, assets, language, languages, words } = services
  const shows = new Set<ContentTypeName | 'homePage'>()
  const results: Record<string, unknown> = {}
  const read = recordReads(services.read, ({ name }) => shows.add(name))
  const router = serverRouter(path, {
    publicUrl,
    timeZone,
    today,
    language,
    languages,
    words,
    formResponses: formResponses,
    load: async (key, reads) => {
      const result = await reads(read)
      results[key] = result
      return result
    },
  })
  await router.load()
  const page = renderToString(<RouterServer router={router} />)
  const isLoaded = getSsrStatus(router) !== 500
  const status = isLoaded ? getSsrStatus(router) : failedStatus(router.state.matches)
  const head = headTags(router.state.matches)
  const isForAll = formResponses === undefined
  const ownPath = status === 200 ? ownPathOf(head, services) : null
  const tags = languages.map(({ tag }) => tag).join(',')
  return {
    status,
    html: documentOf({
      head,
      page,
      snapshot:
        isLoaded && isForAll ? { publicUrl, timeZone, today, languages: tags, answers: results } : undefined,
      product,
      assets,
      language,
      languages,
      ownPath,
      words,
    }),
    shows: [...shows],
    canonicalPath: isForAll && router.state.location.searchStr === '' && !isUnlisted(head) ? ownPath : null,
  }
}

export interface PageReads {
  /** The last change of what the page shows, in ISO 8601, if known. */
  readonly changed: string | undefined
  readonly shows: RenderedPage['shows']
}

export const readPage = async (
  path: string,
  { read, ...services }: Omit<PageServices, 'product' | 'assets'>,
): Promise<PageReads> => {
  const recorded: Array<RecordedRead> = []
  const reads = recordReads(read, (one) => recorded.push(one))
  const router = serverRouter(path, { ...services, load: (_, load) => load(reads) })
  await router.load()
  const failed = router.state.matches.find(({ error }) => error !== undefined)
  if (failed !== undefined) throw failed.error
  // ISO 8601 sorts as text.
  const changed = recorded.flatMap((one) => one.changed).reduce((a, b) => (a > b ? a : b), '')
  return { changed: changed || undefined, shows: recorded.map(({ name }) => name) }
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
