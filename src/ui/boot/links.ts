import { closest } from './closest.ts'
import { hydrate } from './hydrate.ts'

/** A visitor does not wait longer for the scripts than the page itself would take. */
const patience = 1_000

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
    const otherwise = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (link === null || otherwise || event.defaultPrevented) return
    event.preventDefault()
    const late = new Promise<never>((_, reject) => setTimeout(reject, patience))
    Promise.race([hydrate(), late]).then(
      ({ follow }) => follow(link),
      () => location.assign(link.href),
    )
  })
}
