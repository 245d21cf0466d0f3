import type { Page } from 'playwright'

/** The elements, apart from rows that scroll sideways by design, that reach out of the window, or cut off what they hold. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const isHidden = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isHidden(element.parentElement))
    const isCut = (element: Element) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('#history-strip, [data-shows-current]')
      )
        return false
      const { left, right } = element.getBoundingClientRect()
      const { overflowX } = getComputedStyle(element)
      if (isHidden(element)) return false
      const hides = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      return left < -1 || right > innerWidth + 1 || hides
    }
    const shown = [...document.querySelectorAll('body *:not(svg *, input)')].filter(isCut)
    return [
      ...(scrolls > 0 ? [`scrolls by ${scrolls}`] : []),
      ...shown.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ]
  })
