import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PopupCall } from '../site/visitor-form/form-popup.tsx'

/**
 * Renders a popup beside the page, which it leaves as it is. Returns what opens it. The popup is rendered at once, since its
 * script is loaded before the click.
 */
export const mountPopup = (popup: (call?: PopupCall) => ReactNode) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(popup())
  return (opener: HTMLElement) => {
    const { apply: id, title = '', company = '', location = '' } = opener.dataset
    const position = id === undefined ? undefined : { id, title, company, location }
    // A button in the menu is gone with it, and not every browser focuses what is pressed.
    const focused = document.activeElement
    root.render(popup({ position, opener: focused === document.body ? opener : focused }))
  }
}
