import { onceLoaded } from './once-loaded.ts'

/** Whether this script was in the browser's cache, and thus the fonts of an earlier page are. */
const isCached = () => {
  const [request] = performance.getEntriesByName(import.meta.url)
  return request instanceof PerformanceResourceTiming && request.transferSize === 0
}

/** Loads the fonts of which a page says that they are late. */
const loadFonts = () => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')]
  return Promise.allSettled(
    links
      .filter(({ dataset }) => matchMedia(dataset['late'] ?? '').matches)
      .map(({ href }) => new FontFace('late', `url(${href})`).load()),
  )
}

/**
 * Applies the late fonts of a page when an element that needs them nears the screen: once the page has loaded, since the first
 * paint would wait for them, or at once if they are cached. Without scripts they load at once.
 */
export const applyLateStyles = () => {
  const styles = document.querySelector<HTMLStyleElement>('style[data-late]')
  if (styles === null) return
  const apply = async () => {
    await loadFonts()
    styles.removeAttribute('media')
  }
  const nearing = new IntersectionObserver(
    (elements) => {
      if (!elements.some(({ isIntersecting }) => isIntersecting)) return
      nearing.disconnect()
      if (isCached()) void apply()
      else onceLoaded(() => void apply())
    },
    { rootMargin: '25%' },
  )
  for (const element of document.querySelectorAll(styles.dataset['late'] ?? 'body')) nearing.observe(element)
}
