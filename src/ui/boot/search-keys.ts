import { closest } from './closest.ts'

/** `/` and Ctrl K lead to the search, or to the search field of the page. */
export const searchByKey = () =>
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event
    if (ctrlKey || metaKey ? key !== 'k' : key !== '/' || closest(target, 'input,textarea,select')) return
    const search =
      document.querySelector<HTMLElement>('[name=q]') ?? document.querySelector<HTMLElement>('[data-search]')
    event.preventDefault()
    search?.focus()
    search?.click()
  })
