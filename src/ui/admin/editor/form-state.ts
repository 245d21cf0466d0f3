import { useMemo, useState } from 'react'
import type { Form } from '#domain/machines/pending-pictures.ts'
import type { FieldsOf, FormField } from './form-field.ts'
import { isSame } from './is-same.ts'
import { valueAt, withValueAt, type Path } from './value-at.ts'

/** One sentence a faulty field, by its name; a part of a field has the way to it as its name. */
export type FormErrors = Readonly<Partial<Record<string, string>>>

/** Fields that the other side refused, and the form in which they stood. */
export interface RefusedForm {
  readonly form: Form
  readonly fields: FormErrors
}

/** The fields of a form, kept by React. A field's error shows once the person has left it, or has tried to save. */
export const useFormState = <Values extends Form>(
  start: Values,
  errorsOf: (values: Values) => FormErrors,
  refused: RefusedForm | undefined,
) => {
  const [base, setBase] = useState(start)
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const errors = useMemo(() => errorsOf(values), [errorsOf, values])

  const refusal = (path: Path, value: unknown) =>
    refused !== undefined && valueAt(refused.form, path) === value
      ? refused.fields[path.join('.')]
      : undefined

  const fieldAt = <Value>(path: Path, value: Value): FormField<Value> => {
    const name = path.join('.')
    return {
      name,
      value,
      error: (tried || left.has(name) ? errors[name] : undefined) ?? refusal(path, value),
      change: (changed) => setValues((typed) => withValueAt(typed, path, changed)),
      leave: () => setLeft((names) => new Set(names).add(name)),
      at: (key) => fieldAt([...path, String(key)], value[key]),
    }
  }
  const field: FieldsOf<Values> = (name) => fieldAt([name], values[name])

  return {
    values,
    field,
    changed: !isSame(values, base),
    complete: Object.keys(errors).length === 0,
    showErrors: () => setTried(true),
    /** Shows other values, such as the ones that somebody else saved. */
    replace: (other: Values) => {
      setBase(other)
      setValues(other)
    },
  }
}
