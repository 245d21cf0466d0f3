import { closest } from './closest.ts'

const popup = () => import('../hydrate/application-popup.tsx')

/** Apply fetches the popup when somebody reaches for it, and opens it in place (P5); otherwise the link is followed. */
export const openApplicationOnClick = () => {
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      intent,
      ({ target }) => {
        if (closest(target, '[data-apply]')) popup().catch(() => {})
      },
      { passive: true },
    )
  }
  document.addEventListener('click', (event) => {
    const link = closest(event.target, '[data-apply]')
    const otherwise = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!(link instanceof HTMLAnchorElement) || otherwise) return
    event.preventDefault()
    const { apply: id = '', title = '', company = '', location: place = '' } = link.dataset
    popup().then(
      ({ openApplication }) =>
        openApplication({ position: { id, title, company, location: place }, opener: link }),
      () => location.assign(link.href),
    )
  })
}
