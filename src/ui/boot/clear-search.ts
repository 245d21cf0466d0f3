import { closest } from './closest.ts'

/** Shows the buttons that clear a search field, and does their work. */
export const clearOnClick = () => {
  document.documentElement.dataset['clears'] = ''
  document.addEventListener('click', ({ target }) => {
    const field = closest(target, '[data-clear]')?.parentElement?.querySelector('input')
    if (!field) return
    field.value = ''
    field.focus()
  })
}
