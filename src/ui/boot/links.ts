import { closest } from './closest.ts'
import { startHydration } from './start-hydration.ts'

/** Milliseconds to wait for the router's script before the browser follows a link itself. */
const timeout = 1_000

/** Whether a click on a link opens a tab or a window, or downloads. */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * A link to another page of the site in the same language; not to a file, to the back office, to the popup of a
 * position, or to the page of a receipt, whose script runs as it loads.
 */
const siteLink = (target: EventTarget | null) => {
  const elsewhere = '[href*="."], [href^="/admin"], [href*="/receipt"], [hreflang], [data-apply]'
  const link = closest(target, `a[href^="/"]:not(${elsewhere})`)
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : null
}

/** Hydrates the page and loads the next one when the pointer or the focus reaches a link. Links then need no full load. */
export const hydrateOnIntent = () => {
  if (document.getElementById('snapshot') === null) return
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(intent, ({ target }) => {
      const link = siteLink(target)
      // If the script does not load, the browser follows links. If a page fails to load, that shows once it is opened.
      if (link)
        startHydration()
          .then(({ prepare }) => prepare(link))
          .catch(() => {})
    })
  }
  document.addEventListener('click', (event) => {
    const link = siteLink(event.target)
    if (link === null || isForBrowser(event) || event.defaultPrevented) return
    event.preventDefault()
    const timedOut = new Promise<never>((_, reject) => setTimeout(reject, timeout))
    Promise.race([startHydration(), timedOut]).then(
      ({ follow }) => follow(link),
      () => location.assign(link.href),
    )
  })
}
