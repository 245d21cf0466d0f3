/** Calls a function once all that the page shows first has loaded, or when the page is left before that. */
export const onceLoaded = (act: () => void) => {
  if (document.readyState === 'complete') return act()
  const acted = new AbortController()
  const actOnce = () => {
    acted.abort()
    act()
  }
  for (const event of ['load', 'pagehide']) addEventListener(event, actOnce, { signal: acted.signal })
}
