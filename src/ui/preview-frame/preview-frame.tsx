import { createRoot } from 'react-dom/client'
import '../design/style/global.css.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { localPathOf } from '#domain/language/local-path.ts'
import { isPreview, type FrameMessage } from '#domain/publishing/preview-message.ts'
import { entryKey, readSignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { closest } from '../boot/closest.ts'
import { helpMenu } from '../boot/menu.ts'
import { markScrolled } from '../boot/scrolled.ts'
import { moveSlides } from '../boot/slider.ts'
import { moveStrips } from '../boot/strip.ts'
import { httpReads } from '../hydrate/site-reads.ts'
import { pageId } from '../router.tsx'
import { siteLanguages } from '../site-languages.ts'
import { previewedSite } from './previewed-site.tsx'
import { readOnce } from './unsaved-reads.ts'

const send = (message: FrameMessage) => parent.postMessage(message, location.origin)

/** Asks the editor to show the page of a link, so that it knows what is shown. */
const follow = (event: MouseEvent) => {
  const link = closest(event.target, 'a[href]')
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
  event.preventDefault()
  if (link.getAttribute('href')?.startsWith('#'))
    document.getElementById(link.hash.slice(1))?.scrollIntoView()
  else if (link.origin === location.origin) {
    const { path, language } = localPathOf(siteLanguages, link.pathname + link.search + link.hash)
    send({ followed: { path, language: language.tag } })
  }
}

/** Shows what the editor around this document sends. */
const start = (element: HTMLElement) => {
  const root = createRoot(element)
  // Staff read all languages; the domain translates.
  const { reads } = httpReads({ userId: () => readSignedInUser(sessionStorage.getItem(entryKey))?.id })
  const stored = readOnce(reads(siteLanguages.length > 1 ? allLanguages : undefined))
  const show = previewedSite(stored, (site) => root.render(site))
  // The slide stays while its text is typed.
  document.documentElement.dataset['autoplay'] = 'off'
  markScrolled()
  helpMenu()
  moveSlides()
  moveStrips()
  document.addEventListener('click', follow)
  // Forms send nothing.
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === parent && origin === location.origin && isPreview(data)) void show(data)
  })
  send({ isReady: true })
}

const element = document.getElementById(pageId)
// Opened as a page, the document keeps the sentence that the server wrote into it.
if (element !== null && parent !== window) start(element)
