import { expect, it } from 'vitest'
import { savedFormKey, readSavedForm } from '#domain/forms/saved-form.ts'

it('each form has its own key', () => {
  expect(savedFormKey('enquiry')).not.toBe(savedFormKey('application'))
})

it.each([
  [null, {}],
  ['no JSON', {}],
  ['null', {}],
  ['7', {}],
  ['{"firstName":"Sara","took":7,"email":null}', { firstName: 'Sara' }],
])('a form stored as %s is read as %o', (stored, values) => {
  expect(readSavedForm(stored)).toEqual(values)
})
