import { expect, it } from 'vitest'
import { savedFormKey, readSavedForm } from '#domain/forms/saved-form.ts'

it('forms keep their drafts apart', () => {
  expect(savedFormKey('enquiry')).not.toBe(savedFormKey('application'))
})

it.each([
  [null, {}],
  ['no JSON', {}],
  ['null', {}],
  ['7', {}],
  ['{"firstName":"Sara","took":7,"email":null}', { firstName: 'Sara' }],
])('a draft stored as %s is read as %o', (stored, draft) => {
  expect(readSavedForm(stored)).toEqual(draft)
})
