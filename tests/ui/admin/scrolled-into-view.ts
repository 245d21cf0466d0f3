import { onTestFinished } from 'vitest'

/** Collects the elements that are scrolled into view, which this DOM cannot do. */
export const scrolledIntoView = (): ReadonlyArray<Element> => {
  const scrolled: Array<Element> = []
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled.push(this)
  }
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  })
  return scrolled
}
