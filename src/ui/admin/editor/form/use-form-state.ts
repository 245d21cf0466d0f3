import { type ReactNode, useMemo, useState } from 'react'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { isSame } from '#domain/content/merge/is-same.ts'
import { merge, type Versions } from '#domain/content/merge/merge.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import type { Bodies } from '#domain/rich-text/bodies.ts'
import { mergeForms } from '#domain/rich-text/form-bodies.ts'
import type { FieldsOf, FormField } from './form-field.ts'
import { useDifferences } from '../conflict/use-differences.ts'

/** The path of a value within a form: names of fields, and indexes in lists. */
type Path = ReadonlyArray<string>

type Parts = Readonly<Record<string, unknown>>

const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? (value as Parts) : {}

const valueAt = (value: unknown, [part, ...rest]: Path): unknown =>
  part === undefined ? value : valueAt(partsOf(value)[part], rest)

/** Copies a value with one part replaced. */
const withValueAt = <Value>(value: Value, [part, ...rest]: Path, changed: unknown): Value => {
  // The type stays: a changed part comes from the field of that part.
  if (part === undefined) return changed as Value
  const replaced = withValueAt(partsOf(value)[part], rest, changed)
  if (Array.isArray(value)) return value.with(Number(part), replaced) as Value
  return { ...value, [part]: replaced }
}

/** Where a form says what a translation was made from: a formatted one at its plain text, if it has one. */
const sourcePathOf = (path: Path, bodies: Bodies): Path | undefined => {
  const [name = '', tag = '', group, ...around] = path.toReversed()
  if (group !== 'translations') return undefined
  const text = around.length === 0 ? (bodies[name] ?? name) : name
  return [...around.toReversed(), 'madeFrom', tag, text]
}

/** One sentence per invalid field, by its name or path, in the language of the interface. */
export type FormErrors = Readonly<Partial<Record<string, ReactNode>>>

/** Fields that the server rejected, with the form that was sent. */
export interface RefusedForm {
  readonly form: Form
  readonly fields: Readonly<Partial<Record<string, string>>>
}

/** The state of a form. An error shows once the user has left its field or tried to save. */
export const useFormState = <Values extends Form>(
  start: Values,
  errorsOf: (values: Values) => FormErrors,
  refused: RefusedForm | undefined,
  bodies: Bodies = {},
) => {
  const [base, setBase] = useState(start)
  const [values, setValues] = useState(start)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [triedToSave, setTriedToSave] = useState(false)
  const others = useDifferences()
  const { chooseVersion } = useEditorWords().form
  const errors = useMemo(() => errorsOf(values), [errorsOf, values])

  const refusal = (path: Path, value: unknown) =>
    refused !== undefined && valueAt(refused.form, path) === value
      ? refused.fields[path.join('.')]
      : undefined

  const needsAttention = (name: string) => {
    const isWithin = (path: string) => path === name || path.startsWith(`${name}.`)
    const wrong = { ...(triedToSave && errors), ...refused?.fields }
    return Object.keys(wrong).some(isWithin) || others.has(isWithin)
  }

  const fieldAt = <Value>(path: Path, value: Value): FormField<Value> => {
    const name = path.join('.')
    const change = (changed: unknown) => {
      setValues((typed) => withValueAt(typed, path, changed))
      others.decide(name)
      if (Array.isArray(value) && Array.isArray(changed)) others.follow(name, value, changed)
    }
    const choose = (version: unknown, madeFrom?: unknown) => {
      change(version)
      const source = madeFrom === undefined ? undefined : sourcePathOf(path, bodies)
      if (source) setValues((typed) => withValueAt(typed, source, madeFrom))
    }
    return {
      name,
      value,
      error:
        (triedToSave || touched.has(name) ? errors[name] : undefined) ??
        (triedToSave && others.isUndecided(name) ? chooseVersion : undefined) ??
        serverSentence(refusal(path, value)),
      change,
      needsAttention: needsAttention(name),
      other: others.of(name, value, choose),
      leave: () => setTouched((names) => new Set(names).add(name)),
      at: (key) => fieldAt([...path, String(key)], value[key]),
    }
  }
  const field: FieldsOf<Values> = (name) => fieldAt([name], values[name])
  const at = (path: string): FormField<unknown> => {
    const parts = path.split('.')
    return fieldAt(parts, valueAt(values, parts))
  }

  return {
    base,
    values,
    field,
    /** The field at a path, such as `services.0.title`. */
    at,
    changed: !isSame(values, base),
    /** How many fields need a choice between two versions. */
    undecidedCount: others.undecidedCount,
    complete: Object.keys(errors).length === 0 && others.undecidedCount === 0,
    showErrors: () => setTriedToSave(true),
    /** Replaces all values, such as after a save. */
    replace: (replacement: Values) => {
      setBase(replacement)
      setValues(replacement)
      others.show([])
    },
    /** Merges a change that was made outside the form; it wins over what was typed. */
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
    /** Merges what another person saved; returns in how many fields both differ. */
    merge: (versions: Versions<Values>) => {
      const merged = mergeForms(bodies, versions)
      setBase(versions.theirs)
      setValues(merged.values)
      const madeFromOf = (name: string) => {
        const source = sourcePathOf(name.split('.'), bodies)
        return source && valueAt(merged.values, source)
      }
      others.show(
        merged.differences.map((difference) => ({ ...difference, madeFrom: madeFromOf(difference.field) })),
      )
      setTriedToSave(false)
      return merged.differences.length
    },
  }
}
