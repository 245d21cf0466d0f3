/** The time in milliseconds that a page has after its load for its first paints. */
const paints = 1000

/** Calls a function once the page has loaded and shows what it shows first, or when the page is left before that. */
export const onceLoaded = (act: () => void) => {
  const acted = new AbortController()
  const actOnce = () => {
    if (acted.signal.aborted) return
    acted.abort()
    act()
  }
  const actSoon = () => setTimeout(actOnce, paints)
  addEventListener('pagehide', actOnce, { signal: acted.signal })
  if (document.readyState === 'complete') actSoon()
  else addEventListener('load', actSoon, { signal: acted.signal })
}
