import { createContext, use, useMemo } from 'react'
import { isPlainObject } from '#domain/content/merge/is-same.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { afterSave, gapsOf, type Gap } from '#domain/language/gaps.ts'
import type { Language } from '#domain/language/language.ts'
import { asGroup, type Group, type TranslatedFields } from '#domain/language/translated-fields.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useSiteLanguages } from '../../screen-parts/use-site-languages.ts'
import type { FormField } from '../form/form-field.ts'

interface TranslatedForm {
  readonly changed: boolean
  readonly base: Form
  readonly values: Form
  /** The field at a path. */
  readonly at: (path: string) => FormField<unknown>
}

/** The further languages of a form. */
export interface FormLanguages {
  readonly declared: TranslatedFields
  readonly main: Language
  /** Empty if the form has one language. */
  readonly further: ReadonlyArray<Language>
  /** The gaps that a save would leave in a language. */
  readonly gapsIn: (tag: string) => ReadonlyArray<Gap>
  /** The form as it was read or last saved. */
  readonly base: Form
  /** The form as a save would store it. */
  readonly saved: Group
  readonly at: TranslatedForm['at']
  /** The edited item; missing for a new one. */
  readonly item: ItemRef | undefined
  /** Whether there are unsaved changes. */
  readonly changed: boolean
}

export const FormLanguagesContext = createContext<FormLanguages | undefined>(undefined)

export const useFormLanguages = (): FormLanguages | undefined => use(FormLanguagesContext)

/**
 * The languages of a form, or `undefined` if it has only one: that of a site with one language, of what has no
 * translations, or of a back end that knows none. A form is stored if it is of an item, or of the draft of a new one.
 */
export const useLanguagesOf = (
  { base, values, at, changed }: TranslatedForm,
  declared: TranslatedFields | undefined,
  { item, isStored }: { readonly item: ItemRef | undefined; readonly isStored: boolean },
): FormLanguages | undefined => {
  const [main, ...further] = useSiteLanguages()
  // What an item was read with says the same, without a further request.
  const isOffered = useHasFeature()('translations') || item !== undefined
  const hasSeveral =
    declared !== undefined && isOffered && further.length > 0 && isPlainObject(values['translations'])
  const saved = useMemo(
    () => (hasSeveral ? afterSave(declared, isStored ? base : {}, values) : asGroup(values)),
    [hasSeveral, declared, isStored, base, values],
  )
  return hasSeveral
    ? {
        declared,
        main,
        further,
        base,
        saved,
        at,
        item,
        changed,
        gapsIn: (tag) => gapsOf(declared, saved, tag),
      }
    : undefined
}
