/** Hears of every load of another page of the product, and answers it instead of the browser; answers how to stop. */
export const onLeaving = (go: (address: string) => void): (() => void) => {
  const answer = (event: NavigateEvent) => {
    const { url, sameDocument } = event.destination
    const { origin, pathname, search, hash } = new URL(url)
    // The product's pages have no ending; those of Storybook do.
    const isOfProduct = origin === location.origin && !pathname.endsWith('.html')
    const isLoad = event.cancelable && !sameDocument && event.navigationType !== 'reload'
    if (!isOfProduct || !isLoad || event.downloadRequest !== null) return
    event.preventDefault()
    go(pathname + search + hash)
  }
  // Storybook lets links open in the window around the story; the first one counts.
  const base = document.createElement('base')
  base.target = '_self'
  document.head.prepend(base)
  navigation.addEventListener('navigate', answer)
  return () => {
    base.remove()
    navigation.removeEventListener('navigate', answer)
  }
}
