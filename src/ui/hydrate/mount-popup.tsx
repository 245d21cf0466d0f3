import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { frameOfPage, languageOfPage } from './frame-of-page.ts'
import { appliedPosition } from '../site/career/applied-position.ts'
import { PageLanguageContext } from '../site/language/page-language-context.ts'
import { InWords } from '../words/in-words.tsx'
import type { Words } from '../words/words.ts'
import { OwnPagesContext } from '../site/visitor-form/privacy-link.tsx'
import type { PopupClick } from '../site/visitor-form/form-popup.tsx'

/**
 * Renders a closed popup in a React root of its own, and returns the function that opens it. Its script is loaded before the
 * click, so the click only has to open it.
 */
export const mountPopup = (words: Partial<Words>, popup: (click?: PopupClick) => ReactNode) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const language = languageOfPage()
  const { ownPages } = frameOfPage()
  const show = (click?: PopupClick) =>
    root.render(
      <PageLanguageContext value={language}>
        <OwnPagesContext value={ownPages}>
          <InWords words={words}>{popup(click)}</InWords>
        </OwnPagesContext>
      </PageLanguageContext>,
    )
  show()
  return (opener: HTMLElement) => {
    const position = appliedPosition(opener)
    // A button in the menu is hidden with it, and not every browser focuses a pressed button.
    const focused = document.activeElement
    show({ position, opener: focused === document.body ? opener : focused })
  }
}
