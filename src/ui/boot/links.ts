import { closest } from './closest.ts'
import { hydrate } from './hydrate.ts'

/** Milliseconds to wait for the router's script before the browser follows a link itself. */
const patience = 1_000

/** Whether a click on a link opens a tab or a window, or downloads. */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * A link to another page of the site: files have a dot, the back office is a document of its own, and a position opens its
 * popup.
 */
const siteLink = (target: EventTarget | null) => {
  const link = closest(target, 'a[href^="/"]:not([href*="."], [href^="/admin"], [data-apply])')
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : null
}

/** When somebody reaches for a link, the router takes over the page and fetches the next one; then links are followed without a load. */
export const hydrateOnIntent = () => {
  if (document.getElementById('snapshot') === null) return
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(intent, ({ target }) => {
      const link = siteLink(target)
      // A script that does not arrive leaves the links as they are; what does not arrive for a page is told when it is opened.
      if (link)
        hydrate()
          .then(({ prepare }) => prepare(link))
          .catch(() => {})
    })
  }
  document.addEventListener('click', (event) => {
    const link = siteLink(event.target)
    if (link === null || isForBrowser(event) || event.defaultPrevented) return
    event.preventDefault()
    const late = new Promise<never>((_, reject) => setTimeout(reject, patience))
    Promise.race([hydrate(), late]).then(
      ({ follow }) => follow(link),
      () => location.assign(link.href),
    )
  })
}
