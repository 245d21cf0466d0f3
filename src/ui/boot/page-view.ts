/** Counts the visit, once: a page that the browser has prepared counts when it is shown (P11). */
export const countPageView = () => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  // A page without an address of its own is none of the site.
  if (canonical === null) return
  const body = JSON.stringify({ path: new URL(canonical.href).pathname, referrer: document.referrer })
  const count = () =>
    fetch(`/api/${document.documentElement.dataset['product']}/page_view`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => {})
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', count, { once: true })
  } else void count()
}
