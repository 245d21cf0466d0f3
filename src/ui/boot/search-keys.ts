import { closest } from './closest.ts'

/** `/` and Ctrl K lead to the search, or to the search field of the page. */
export const searchByKey = () =>
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event
    const isShortcut = ctrlKey || metaKey
    const field = document.querySelector<HTMLElement>('[name=q]')
    const isTyping = closest(target, 'input,textarea,select') !== null
    // Following the link to the search would lose what is being typed.
    if (isShortcut ? key !== 'k' || (isTyping && field === null) : key !== '/' || isTyping) return
    const search = field ?? document.querySelector<HTMLElement>('[data-search]')
    event.preventDefault()
    search?.focus()
    search?.click()
  })
