import type { OwnField } from './in-languages.tsx'
import * as styles from './translations.css.ts'

/** The attributes of a text control that differ by language. An empty translation hints at the default text. */
export const ownAttributes = ({ field, optional, translation }: OwnField<string>) => ({
  name: field.name,
  value: field.value,
  required: !optional,
  onBlur: field.leave,
  ...(translation && {
    lang: translation.language.tag,
    dir: translation.language.dir,
    placeholder: translation.fallback,
    className: styles.control,
  }),
})
