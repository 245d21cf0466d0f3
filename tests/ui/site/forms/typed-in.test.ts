import { afterEach, expect, test } from 'vitest'
import { typedIn } from '#ui/hydrate/typed-in.ts'

afterEach(() => document.body.replaceChildren())

const form = () => {
  document.body.innerHTML = `<form>
    <input name="firstName"><select name="location"><option></option><option>Bahrain</option></select>
    <input type="radio" name="type" value="General"><input type="radio" name="type" value="Business"></form>`
  const input = (selector: string) =>
    document.querySelector<HTMLInputElement>(selector) ?? document.createElement('input')
  const location = document.querySelector('select') ?? document.createElement('select')
  return { name: input('[name=firstName]'), location, radio: (value: string) => input(`[value=${value}]`) }
}
const type = (field: HTMLInputElement, change: object) => {
  Object.assign(field, change)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('restores what was typed before hydration', () => {
  const { location, radio } = form()
  location.value = 'Bahrain'
  radio('General').checked = true
  const restore = typedIn(document.body)
  location.value = ''
  radio('General').checked = false
  restore()
  expect([location.value, radio('General').checked]).toEqual(['Bahrain', true])
})

// Seen failing: letters and choices of that moment were lost.
test('keeps what is typed and chosen during hydration', () => {
  const { name, radio } = form()
  type(name, { value: 'Hu' })
  radio('General').checked = true
  const restore = typedIn(document.body)
  type(name, { value: 'Huda' })
  type(radio('Business'), { checked: true })
  restore()
  expect([name.value, radio('General').checked, radio('Business').checked]).toEqual(['Huda', false, true])
})
