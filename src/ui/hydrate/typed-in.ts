type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (page: Element) => [
  ...page.querySelectorAll<Field>('input:not([type=file], [type=hidden]), select, textarea'),
]
const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked

/** Remembers what was typed before hydration. Returns a function that restores it. */
export const typedIn = (page: Element) => {
  const typed = fieldsIn(page).map((field) => ({ value: field.value, checked: isChecked(field) }))
  return () => {
    fieldsIn(page).forEach((field, at) => {
      const { value = '', checked = false } = typed[at] ?? {}
      // The value of a radio button is fixed; its state is `checked`.
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = checked
      else if (field.value !== value) field.value = value
    })
  }
}
