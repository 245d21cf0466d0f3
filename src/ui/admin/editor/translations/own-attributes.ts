import type { OwnField } from './in-languages.tsx'
import * as styles from './translations.css.ts'

/** The attributes of a text control that differ by language. An empty translation hints at the default text. */
export const ownAttributes = ({ field, optional, translation, language }: OwnField<string>) => ({
  name: field.name,
  value: field.value,
  required: !optional,
  onBlur: field.leave,
  ...(language && { lang: language.tag, dir: language.dir }),
  ...(translation && {
    placeholder: translation.fallback,
    className: styles.control,
  }),
})
