type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (page: Element) => [
  ...page.querySelectorAll<Field>('input:not([type=file], [type=hidden]), select, textarea'),
]
const typedInto = (field: Field) => ({
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
})

/**
 * Remembers what was typed before hydration, and what is typed during it. Returns a function that restores it where
 * React has written the first value.
 */
export const typedIn = (page: Element): (() => void) => {
  const fields = fieldsIn(page)
  const typed = fields.map(typedInto)
  const remember = ({ target }: Event) =>
    fields.forEach((field, at) => {
      // The options of a group share a name, and only the chosen one has an event.
      if (field === target || (target instanceof HTMLInputElement && field.name === target.name))
        typed[at] = typedInto(field)
    })
  document.addEventListener('input', remember, true)
  return () => {
    document.removeEventListener('input', remember, true)
    fieldsIn(page).forEach((field, at) => {
      const { value = '', checked = false } = typed[at] ?? {}
      // The value of a radio button is fixed; its state is `checked`.
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = checked
      else if (field.value !== value) field.value = value
    })
  }
}
