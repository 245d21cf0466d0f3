import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fromText } from '#domain/rich-text/from-text.ts'
import { FieldAtContext } from '#ui/admin/editor/form/field-at.ts'
import { useBodyField } from '#ui/admin/editor/fields/rich-text/use-body-field.ts'

const [mine, theirs] = [fromText('أرصفة'), fromText('مراسٍ')]
const fieldOf = (name: string) => ({
  name,
  value: '',
  error: undefined,
  leave: () => {},
  needsAttention: false,
  at: () => fieldOf(name),
  change: vi.fn<(value: unknown) => void>(),
})

/** The text of a section in Arabic, which two people changed: as a translation, and as the form has it. */
const opened = () => {
  const name = 'sections.0.translations.ar.body'
  const other = { mine, theirs, collides: true, isDecided: false, chosen: undefined, choose: () => {} }
  const [translation, inForm] = [fieldOf(name), { ...fieldOf(name), other }]
  const { result } = renderHook(() => useBodyField(translation, 'body'), {
    wrapper: ({ children }) => <FieldAtContext value={() => inForm}>{children}</FieldAtContext>,
  })
  return {
    field: result.current,
    changes: () => [translation.change, inForm.change].map(({ mock }) => mock.calls),
  }
}

it('[T15] a translated text of a section is changed as a translation', () => {
  const { field, changes } = opened()
  field.change(mine)
  expect(changes()).toEqual([[[mine]], []])
})

it('[T15] the own version of a translated text stays made from what it was', () => {
  const { field, changes } = opened()
  field.other?.choose('mine')
  expect(changes()).toEqual([[], [[mine]]])
})

it('[T15] the version of another person is chosen as a translation', () => {
  const { field, changes } = opened()
  field.other?.choose('theirs')
  expect(changes()).toEqual([[[theirs]], []])
})
