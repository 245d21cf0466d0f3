import { RouterProvider } from '@tanstack/react-router'
import { DateTime } from 'effect'
import type { ReactNode } from 'react'
import { openLanguages } from '#domain/language/open-languages.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import type { PreviewMessage } from '#domain/publishing/preview-message.ts'
import { dayIn } from '#domain/time/day.ts'
import { showCurrent } from '../boot/show-current.ts'
import { serverRouter } from '../router.tsx'
import { siteLanguages } from '../site-languages.ts'
import { tabId } from '../site/home/hero/slide-ids.ts'
import type { ContentReads } from '../site/routes/page-reads.ts'
import { timeZone } from '../time-zone.ts'
import { loadSiteWords } from '../words/site/load-site-words.ts'
import { unsavedReads } from './unsaved-reads.ts'

/** The language of a page, and the open ones; staff may look at one that is closed to visitors. */
const pageLanguage = async (
  { language: tag, unsaved }: PreviewMessage,
  stored: ContentReads,
): Promise<PageLanguage> => {
  const details = unsaved.subject === 'homePage' ? unsaved.input : await stored.homePage().catch(() => ({}))
  const opened: ReadonlyArray<string> =
    'languages' in details && Array.isArray(details.languages) ? details.languages : []
  const languages = openLanguages(siteLanguages, { languages: [...opened, tag] })
  return { languages, language: languages.find((each) => each.tag === tag) ?? languages[0] }
}

/** Follows a change of the address as a page load would. */
const showStart = (hash: string, { subject, stored }: PreviewMessage['unsaved']) => {
  const anchor = document.getElementById(hash)
  if (anchor === null) scrollTo({ top: 0, behavior: 'instant' })
  else anchor.scrollIntoView({ behavior: 'instant' })
  showCurrent()
  if (subject === 'slider') document.getElementById(tabId(stored.id))?.click()
}

/**
 * Shows pages of the site with an unsaved item. The router and its page stay while the item changes, and with them the
 * scroll position and the slide.
 */
export const previewedSite = (stored: ContentReads, render: (site: ReactNode) => void) => {
  let shown: PreviewMessage
  let site: { readonly key: string; readonly router: ReturnType<typeof serverRouter> } | undefined

  const open = async (page: PageLanguage, key: string) => {
    const { tag, dir } = page.language
    const words = await loadSiteWords(tag)
    const router = serverRouter(shown.path, {
      ...page,
      words,
      publicUrl: location.origin,
      timeZone,
      today: dayIn(timeZone, DateTime.nowUnsafe()),
      load: (_, reads) => reads(unsavedReads(stored, shown.unsaved, page)),
    })
    // It would scroll to the top after each change.
    router.update({ ...router.options, scrollRestoration: () => false })
    router.subscribe('onRendered', ({ hrefChanged, toLocation }) => {
      if (hrefChanged) showStart(toLocation.hash, shown.unsaved)
    })
    site = { key, router }
    document.documentElement.lang = tag
    document.documentElement.dir = dir
    render(<RouterProvider key={key} router={router} />)
  }

  const show = async (preview: PreviewMessage) => {
    const isElsewhere = site !== undefined && preview.path !== shown.path
    shown = preview
    const page = await pageLanguage(preview, stored)
    const key = [page.language, ...page.languages].map(({ tag }) => tag).join()
    if (site?.key !== key) await open(page, key)
    else if (isElsewhere) await site.router.navigate({ href: preview.path })
    else await site.router.invalidate()
  }

  let next: PreviewMessage | undefined
  let isShowing = false
  /** Shows one preview at a time. Of those that arrive meanwhile only the last is shown. */
  return async (preview: PreviewMessage) => {
    next = preview
    if (isShowing) return
    isShowing = true
    try {
      while (next !== undefined) {
        const latest: PreviewMessage = next
        next = undefined
        await show(latest)
      }
    } finally {
      isShowing = false
    }
  }
}
