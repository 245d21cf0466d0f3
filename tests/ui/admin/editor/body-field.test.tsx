import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fromText } from '#domain/rich-text/from-text.ts'
import { FieldAtContext } from '#ui/admin/editor/form/field-at.ts'
import { useBodyField } from '#ui/admin/editor/fields/rich-text/use-body-field.ts'

const fieldOf = (name: string) => ({
  name,
  value: '',
  error: undefined,
  leave: () => {},
  needsAttention: false,
  at: () => fieldOf(name),
  change: vi.fn<(value: unknown) => void>(),
})

it('[T15] a translated text of a section is changed as a translation', () => {
  const translation = fieldOf('sections.0.translations.ar.body')
  const { result } = renderHook(() => useBodyField(translation, 'body'), {
    wrapper: ({ children }) => <FieldAtContext value={fieldOf}>{children}</FieldAtContext>,
  })
  result.current.change(fromText('أرصفة'))
  expect(translation.change).toHaveBeenCalledWith(fromText('أرصفة'))
})
