import { withoutQuery } from '#domain/addresses/without-query.ts'
import { onceLoaded } from './once-loaded.ts'

/** Counts the visit once; a prerendered page counts when it is shown (P11). */
export const countPageView = () => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  // Error pages have no canonical address.
  if (canonical === null) return
  // A page of a further language names its path, since its canonical address may be that of the default language.
  const { path = new URL(canonical.href).pathname } = document.documentElement.dataset
  // After a click on a search result, the query is what the visitor searched for.
  const body = JSON.stringify({ path, referrer: withoutQuery(document.referrer) })
  const count = () => {
    const address = `/api/${document.documentElement.dataset['product']}/page_view`
    const headers = { 'content-type': 'application/json' }
    fetch(address, { method: 'POST', headers, body, keepalive: true })
      // A browser shows the page as loading until the response is read.
      .then((response) => response.text())
      .catch(() => {})
  }
  // The first paint does not compete with it.
  const countOnceLoaded = () => onceLoaded(count)
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', countOnceLoaded, { once: true })
  } else countOnceLoaded()
}
