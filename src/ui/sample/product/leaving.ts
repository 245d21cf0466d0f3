/** Intercepts page loads within the product and calls `go` instead. Returns a function that stops it. */
export const onLeaving = (go: (address: string) => void): (() => void) => {
  const intercept = (event: NavigateEvent) => {
    const { url, sameDocument } = event.destination
    const { origin, pathname, search, hash } = new URL(url)
    // Only Storybook's own pages have a file extension.
    const isOfProduct = origin === location.origin && !pathname.endsWith('.html')
    const isLoad = event.cancelable && !sameDocument && event.navigationType !== 'reload'
    if (!isOfProduct || !isLoad || event.downloadRequest !== null) return
    event.preventDefault()
    go(pathname + search + hash)
  }
  // Overrides Storybook's `base`, which opens links in the outer window: the first one counts.
  const base = document.createElement('base')
  base.target = '_self'
  document.head.prepend(base)
  navigation.addEventListener('navigate', intercept)
  return () => {
    base.remove()
    navigation.removeEventListener('navigate', intercept)
  }
}
