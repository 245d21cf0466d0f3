import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import type { SoughtSource } from '#domain/history/has-source.ts'
import { declaredAround, withoutPlaces, type Gap } from '#domain/language/gaps.ts'
import type { Language } from '#domain/language/language.ts'
import type { Text } from '#domain/language/translated-fields.ts'
import type { ControlledField, FormField } from '../form/form-field.ts'
import { useFormLanguages, type FormLanguages } from './form-languages.ts'

/** The translation in which a control is rendered. */
export interface Translation {
  readonly language: Language
  readonly main: Language
  /** The default text, which readers see where the translation is empty. */
  readonly fallback: string
  /** Whether the field is a picture or figure that may differ by language, and needs no translation. */
  readonly mayDiffer: boolean
  readonly state: Gap['state'] | 'confirmed' | 'complete'
  /** The text that it was made from. */
  readonly source: SoughtSource
  /** Copies the default text. */
  readonly takeDefault: () => void
  /** Says that the translation is still right, or takes that back. */
  readonly confirm: (isRight: boolean) => void
}

export interface TranslatedField<Value> {
  readonly field: ControlledField<Value>
  readonly translation: Translation
}

/** The translations of a field; none if its declaration does not name it, or if the form has one language. */
export const useTranslations = <Value extends Text | PictureValue>(
  field: ControlledField<Value>,
): ReadonlyArray<TranslatedField<Value>> => {
  const languages = useFormLanguages()
  if (languages === undefined) return []
  const path = field.name.split('.')
  const { translated = [], mayDiffer = [] } = declaredAround(languages.declared, path)
  const name = path.at(-1) ?? ''
  if (!translated.includes(name) && !mayDiffer.includes(name)) return []
  return languages.further.map((language) =>
    translationIn(languages, language, field, mayDiffer.includes(name)),
  )
}

const translationIn = <Value extends Text | PictureValue>(
  { main, at, gapsIn }: FormLanguages,
  language: Language,
  original: ControlledField<Value>,
  mayDiffer: boolean,
): TranslatedField<Value> => {
  const { tag } = language
  const group = original.name.split('.')
  const name = group.pop() ?? ''
  const within = (...parts: ReadonlyArray<string>) => at([...group, ...parts].join('.'))
  // A translation has the type of its field.
  const field = within('translations', tag, name) as FormField<Value>
  const confirmed = namesIn(within('confirmed', tag).value)
  const isConfirmed = confirmed.includes(name)
  const confirm = (isRight: boolean) => {
    const others = confirmed.filter((each) => each !== name)
    const kept = isRight ? [...others, name] : others
    within('confirmed').change(withPart(within('confirmed').value, tag, kept))
  }
  const change = (value: Value) => {
    field.change(value)
    // What is typed now is made from the text beside it.
    const known = within('madeFrom', tag).value
    if (isIn(known, name))
      within('madeFrom').change(withPart(within('madeFrom').value, tag, withPart(known, name, undefined)))
    if (isConfirmed) confirm(false)
  }
  const { other } = field
  const gap = gapsIn(tag).find(({ path }) => path === original.name)
  const empty = (Array.isArray(original.value) ? [] : '') as Value
  return {
    field: {
      ...field,
      value: field.value ?? empty,
      change,
      other: other && {
        ...other,
        choose: (which) => (which === 'theirs' ? change(other.theirs as Value) : other.choose(which)),
      },
    },
    translation: {
      language,
      main,
      mayDiffer,
      fallback: textOf(original.value),
      source: { field: withoutPlaces(original.name.split('.')).join('.'), source: gap?.source ?? '' },
      state: gap?.state ?? (isConfirmed ? 'confirmed' : 'complete'),
      takeDefault: () => change(original.value),
      confirm,
    },
  }
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join('\n') : ''
}

const namesIn = (value: unknown): ReadonlyArray<string> => (Array.isArray(value) ? value : [])

const isIn = (group: unknown, key: string) => typeof group === 'object' && group !== null && key in group

/** A group with a part replaced; without it if nothing is in it, so that the form is as it was. */
const withPart = (group: unknown, key: string, part: object | undefined): object => {
  const others = Object.entries(group ?? {}).filter(([name]) => name !== key)
  return Object.fromEntries(
    part === undefined || Object.keys(part).length === 0 ? others : [...others, [key, part]],
  )
}
