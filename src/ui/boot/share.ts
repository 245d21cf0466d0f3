import { closest } from './closest.ts'

/** Copies an address and says so. Where the browser lets no script copy, as without TLS, a dialog has it selected. */
const copy = async (button: HTMLButtonElement, address: string) => {
  const notice = button.parentElement?.querySelector<HTMLElement>('[role=status] span')
  try {
    await navigator.clipboard.writeText(address)
    if (notice) notice.hidden = false
  } catch {
    prompt(button.innerText, address)
  }
}

/** Shows the buttons that share a page, that of the platform's share sheet only where there is one, and does their work. */
export const shareOnClick = () => {
  document.documentElement.dataset['shares'] = 'share' in navigator ? 'sheet' : 'link'
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-share]')
    if (!(button instanceof HTMLButtonElement)) return
    const url = new URL(button.value, location.href).href
    if (button.dataset['share'] === 'link') void copy(button, url)
    // A visitor who closes the sheet wants nothing else.
    else navigator.share({ title: document.title, url }).catch(() => {})
  })
}
