import { closest } from './closest.ts'

const arrowsOf = (strip: Element) =>
  document.querySelectorAll<HTMLElement>(`[data-panels][aria-controls="${strip.id}"]`)

const panels = (arrow: HTMLElement) => Number(arrow.dataset['panels'])

/** Disables an arrow at the end of its strip, by `aria-disabled`: a disabled button would lose the focus. */
const updateArrows = (strip: Element) => {
  const before = Math.abs(strip.scrollLeft)
  const after = strip.scrollWidth - strip.clientWidth - before
  for (const arrow of arrowsOf(strip)) arrow.ariaDisabled = String((panels(arrow) < 0 ? before : after) < 1)
}

const stripOf = (arrow: Element) => document.getElementById(arrow.getAttribute('aria-controls') ?? '')

/** Makes each arrow move its strip by one panel. */
export const moveStrips = () => {
  for (const arrow of document.querySelectorAll('[data-panels]')) {
    const strip = stripOf(arrow)
    if (strip) updateArrows(strip)
  }
  document.addEventListener('click', ({ target }) => {
    const arrow = closest(target, '[data-panels]')
    const strip = arrow && stripOf(arrow)
    const width = strip?.querySelector('li')?.offsetWidth
    if (!(arrow instanceof HTMLElement) || width === undefined) return
    strip?.scrollBy({ left: panels(arrow) * width * (document.dir === 'rtl' ? -1 : 1) })
  })
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element) updateArrows(target)
    },
    { capture: true, passive: true },
  )
}
