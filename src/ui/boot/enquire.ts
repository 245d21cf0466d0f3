import { closest } from './closest.ts'

const popup = () => import('../hydrate/enquiry-popup.tsx')

/** ENQUIRE NOW fetches the popup when somebody reaches for it, and opens it in place (H2). */
export const openEnquiryOnClick = () => {
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      intent,
      ({ target }) => {
        if (closest(target, '[data-enquire]')) popup().catch(() => {})
      },
      { passive: true },
    )
  }
  document.addEventListener('click', (event) => {
    const button = closest(event.target, '[data-enquire]')
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    button.closest('dialog')?.close()
    popup().then(
      // A button in the menu is gone with it, and not every browser focuses what is pressed.
      ({ openEnquiry }) =>
        openEnquiry(document.activeElement === document.body ? button : document.activeElement),
      () => button.form?.submit(),
    )
  })
}
