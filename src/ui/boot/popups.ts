import { waitingKey } from '#domain/visitor-forms/waiting-key.ts'
import { closest } from './closest.ts'
import { isForBrowser } from './links.ts'

/** The popups, by the elements that open them. */
const popups = {
  '[data-enquire]': () => import('../hydrate/enquiry-popup.tsx').then((script) => script.enquiryPopup),
  '[data-apply]': () => import('../hydrate/application-popup.tsx').then((script) => script.applicationPopup),
}

/**
 * Loads a popup when the pointer or the focus reaches the element that opens it, and opens it in place on the click (H2, P5).
 * If its script does not load, the browser goes to the page of the form.
 */
export const openPopupsOnClick = () => {
  for (const [selector, load] of Object.entries(popups)) {
    for (const intent of ['pointerover', 'touchstart', 'focusin']) {
      document.addEventListener(
        intent,
        ({ target }) => {
          if (closest(target, selector)) load().catch(() => {})
        },
        { passive: true },
      )
    }
    document.addEventListener('click', (event) => {
      const opener = closest(event.target, selector)
      const isLink = opener instanceof HTMLAnchorElement
      if (isLink && isForBrowser(event)) return
      if (!isLink && !(opener instanceof HTMLButtonElement)) return
      event.preventDefault()
      opener.closest('dialog')?.close()
      load().then(
        ({ openPopup }) => openPopup(opener),
        () => (isLink ? location.assign(opener.href) : opener.form?.submit()),
      )
    })
  }
}

const hasWaiting = () => {
  try {
    return localStorage.getItem(waitingKey) !== null
  } catch {
    return false
  }
}

/** Loads the popup's script if an enquiry of an earlier visit waits on the device; the script sends it. */
export const sendWaiting = () => {
  if (hasWaiting()) popups['[data-enquire]']().catch(() => {})
}
