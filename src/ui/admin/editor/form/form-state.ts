import { useMemo, useState } from 'react'
import { isSame } from '#domain/content/merge/is-same.ts'
import { merge, type Versions } from '#domain/content/merge/merge.ts'
import type { Form } from '#domain/machines/pending-pictures.ts'
import type { FieldsOf, FormField } from './form-field.ts'
import { useDifferences } from '../use-differences.ts'
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
  const others = useDifferences()
  const errors = useMemo(() => errorsOf(values), [errorsOf, values])

  const refusal = (path: Path, value: unknown) =>
    refused !== undefined && valueAt(refused.form, path) === value
      ? refused.fields[path.join('.')]
      : undefined

  const needsCare = (name: string) => {
    const isWithin = (one: string) => one === name || one.startsWith(`${name}.`)
    return (
      (tried ? Object.keys({ ...errors, ...refused?.fields }) : []).some(isWithin) || others.has(isWithin)
    )
  }

  const fieldAt = <Value>(path: Path, value: Value): FormField<Value> => {
    const name = path.join('.')
    const change = (changed: unknown) => {
      setValues((typed) => withValueAt(typed, path, changed))
      others.decide(name)
      if (Array.isArray(value) && Array.isArray(changed)) others.follow(name, value, changed)
    }
    return {
      name,
      value,
      error:
        (tried || left.has(name) ? errors[name] : undefined) ??
        (tried && others.isOpen(name) ? 'Choose which version to keep' : undefined) ??
        refusal(path, value),
      change,
      needsCare: needsCare(name),
      other: others.of(name, value, change),
      leave: () => setLeft((names) => new Set(names).add(name)),
      at: (key) => fieldAt([...path, String(key)], value[key]),
    }
  }
  const field: FieldsOf<Values> = (name) => fieldAt([name], values[name])

  return {
    base,
    values,
    field,
    changed: !isSame(values, base),
    /** How many fields both changed that wait for a choice. */
    open: others.open,
    complete: Object.keys(errors).length === 0 && others.open === 0,
    showErrors: () => setTried(true),
    /** Shows other values, such as the ones that were saved. */
    replace: (other: Values) => {
      setBase(other)
      setValues(other)
      others.show([])
    },
    /** Goes on from a change that was made beside the form: what it changed stands, the rest stays as it was typed. */
    follow: (theirs: Values) => {
      const { values: merged, differences } = merge({ base, mine: values, theirs })
      setBase(theirs)
      setValues(
        differences.reduce(
          (typed, { field: name, theirs: value }) => withValueAt(typed, name.split('.'), value),
          merged,
        ),
      )
    },
    /** Goes on from what somebody else saved, with what was typed over the base; answers in how many fields they differ. */
    merge: (versions: Versions<Values>) => {
      const merged = merge(versions)
      setBase(versions.theirs)
      setValues(merged.values)
      others.show(merged.differences)
      setTried(false)
      return merged.differences.length
    },
  }
}
