import { createContext, use } from 'react'
import type { FormField } from './form-field.ts'

/** The field of a form at a path, such as `translations.ar.body`. */
type FieldAt = (path: string) => FormField<unknown>

export const FieldAtContext = createContext<FieldAt | undefined>(undefined)

export const useFieldAt = (): FieldAt => {
  const at = use(FieldAtContext)
  if (at === undefined) throw new Error('The field is in no form')
  return at
}
