/** Counts the visit, once: a page that the browser has prepared counts when it is shown (P11). */
export const countPageView = () => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  // A page without an address of its own is none of the site.
  if (canonical === null) return
  const body = JSON.stringify({ path: new URL(canonical.href).pathname, referrer: document.referrer })
  const count = () => {
    const address = `/api/${document.documentElement.dataset['product']}/page_view`
    const headers = { 'content-type': 'application/json' }
    fetch(address, { method: 'POST', headers, body, keepalive: true })
      // A browser takes a request for unfinished, and its page for loading, while the answer is not read.
      .then((answer) => answer.text())
      .catch(() => {})
  }
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', count, { once: true })
  } else count()
}
