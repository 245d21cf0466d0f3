import type { ReactNode } from 'react'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import type { Language } from '#domain/language/language.ts'
import type { Text } from '#domain/language/translated-fields.ts'
import type { ControlledField, FieldOf } from '../form/form-field.ts'
import { useSiteLanguages } from '../../screen-parts/use-site-languages.ts'
import * as styles from './translations.css.ts'
import { useTranslations, type TranslatedField, type Translation } from './use-translations.ts'

/** The props of a control that differ by language. */
export interface OwnField<Value> extends Pick<FieldOf<Value>, 'field' | 'optional'> {
  /** Missing for the default language. */
  readonly translation?: Translation
  /** Missing in a form of one language. */
  readonly language?: Language
}

export interface InLanguagesProps<Value> {
  field: ControlledField<Value>
  optional: FieldOf<Value>['optional']
  children: (own: OwnField<Value>) => ReactNode
}

/** A control for each language of a field beside each other, the default first. No translation is required. */
export function InLanguages<Value extends Text | PictureValue>(props: InLanguagesProps<Value>) {
  const { field, optional, children } = props
  const translations = useTranslations(field)
  const [main] = useSiteLanguages()
  if (translations.length === 0) return children({ field, optional })
  return (
    <div className={styles.beside}>
      {children({ field, optional, language: main })}
      {translations.map((own) => (
        <div key={own.translation.language.tag} className={styles.language} data-gap={gapOf(own)}>
          {children({ ...own, language: own.translation.language, optional: 'unsaid' })}
        </div>
      ))}
    </div>
  )
}

const gapOf = <Value,>({ translation: { state } }: TranslatedField<Value>) =>
  state === 'missing' || state === 'outdated' ? state : undefined
