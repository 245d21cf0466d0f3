import { closest } from './closest.ts'

/** The tabs of the slider that a part belongs to. */
const tabsOf = (part: Element | null) => [
  ...(part?.closest('[data-slider]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
]

const slideOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '')

const show = (tab: HTMLElement) => {
  slideOf(tab)?.removeAttribute('data-unseen')
  for (const each of tabsOf(tab)) {
    each.ariaSelected = String(each === tab)
    each.tabIndex = each === tab ? 0 : -1
    slideOf(each)?.toggleAttribute('data-shown', each === tab)
  }
}

/** The tab `places` after the selected one; the first follows the last. */
const fromSelected = (part: Element | null, places: number) => {
  const tabs = tabsOf(part)
  return tabs.at((tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true') + places) % tabs.length)
}

const showNext = (part: Element) => {
  const next = fromSelected(part, 1)
  if (next) show(next)
}

/** Shows the next slide once its picture is decoded. */
const showNextDecoded = async (tab: Element) => {
  const next = fromSelected(tab, 1)
  const slide = next && slideOf(next)
  slide?.removeAttribute('data-unseen')
  await slide
    ?.querySelector('img')
    ?.decode()
    .catch(() => {})
  if (tab.ariaSelected === 'true') showNext(tab)
}

const tabForKey = (tab: Element, key: string) => {
  const forward = document.dir === 'rtl' ? -1 : 1
  if (key === 'ArrowRight') return fromSelected(tab, forward)
  if (key === 'ArrowLeft') return fromSelected(tab, -forward)
  if (key === 'Home') return tabsOf(tab).at(0)
  return key === 'End' ? tabsOf(tab).at(-1) : undefined
}

/**
 * Moves the slides of the home page. The state is in the attributes of the elements alone, so that it works before and after
 * hydration: React writes these attributes once and never compares them.
 */
export const moveSlides = () => {
  for (const tab of document.querySelectorAll<HTMLElement>('[data-slider] [aria-selected=true]')) show(tab)

  document.addEventListener('animationend', ({ target }) => {
    const tab = closest(target, '[data-slider] [role=tab]')
    if (tab) void showNextDecoded(tab)
  })
  document.addEventListener('click', (event) => {
    const tab = closest(event.target, '[data-slider] [role=tab]')
    if (tab instanceof HTMLElement) {
      event.preventDefault()
      show(tab)
    }
    const next = closest(event.target, '[data-next-slide]')
    if (next) showNext(next)
    const button = closest(event.target, '[data-slider] [data-autoplay]')
    if (button instanceof HTMLElement) setAutoplay(button)
  })
  document.addEventListener('keydown', (event) => {
    const tab = closest(event.target, '[data-slider] [role=tab]')
    const next = tab && tabForKey(tab, event.key)
    if (!next) return
    event.preventDefault()
    show(next)
    next.focus()
  })
}

/** Pauses or plays. Only the button for the other state is visible, so it gets the focus. */
const setAutoplay = (button: HTMLElement) => {
  document.documentElement.dataset['autoplay'] = button.dataset['autoplay']
  for (const other of button.parentElement?.querySelectorAll<HTMLElement>('[data-autoplay]') ?? []) {
    if (other !== button) other.focus()
  }
}
