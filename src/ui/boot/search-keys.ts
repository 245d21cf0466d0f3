import { closest } from './closest.ts'

/** `/` and Ctrl K lead to the search, or to the search field of the page. */
export const searchByKey = () =>
  addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, target } = event
    const isShortcut = ctrlKey || metaKey
    const field = document.querySelector<HTMLElement>('[name=q]')
    const isTyping = closest(target, 'input,textarea,select') !== null
    // On a layout of another script, such as Arabic, whose letters come after \u024f, the place of the K counts.
    const isK = key === 'k' || (key > '\u024f' && code === 'KeyK')
    // Following the link to the search would lose what is being typed.
    if (isShortcut ? !isK || (isTyping && field === null) : key !== '/' || isTyping) return
    const search = field ?? document.querySelector<HTMLElement>('[data-search]')
    event.preventDefault()
    search?.focus()
    search?.click()
  })
