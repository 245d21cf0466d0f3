/** Milliseconds after the load, in which a slow phone still paints the page for the first time. */
const delay = 1_000

/** Calls a function once the page has loaded and been painted, or when the visitor leaves it before that. */
export const onceLoaded = (act: () => void) => {
  const acted = new AbortController()
  const actOnce = () => {
    if (acted.signal.aborted) return
    acted.abort()
    act()
  }
  const actSoon = () => setTimeout(actOnce, delay)
  addEventListener('pagehide', actOnce, { signal: acted.signal })
  if (document.readyState === 'complete') actSoon()
  else addEventListener('load', actSoon, { signal: acted.signal })
}
