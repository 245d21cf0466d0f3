import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PopupClick } from '../site/visitor-form/form-popup.tsx'

/**
 * Renders a closed popup in a React root of its own, and returns the function that opens it. Its script is loaded before the
 * click, so the click only has to open it.
 */
export const mountPopup = (popup: (click?: PopupClick) => ReactNode) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(popup())
  return (opener: HTMLElement) => {
    const { apply: id, title = '', company = '', location = '' } = opener.dataset
    const position = id === undefined ? undefined : { id, title, company, location }
    // A button in the menu is hidden with it, and not every browser focuses a pressed button.
    const focused = document.activeElement
    root.render(popup({ position, opener: focused === document.body ? opener : focused }))
  }
}
