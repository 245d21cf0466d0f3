import type { Language } from '#domain/language/language.ts'
import { addressOf } from '#domain/language/page-language.ts'
import { usePageLanguage } from '../../../language/page-language-context.ts'
import * as styles from './language-switch.css.ts'

interface LanguageLinkProps {
  language: Language
  counterpart: string
}

/** Leads to the same page in another language by a full load, as the router of the page knows one language. */
export function LanguageLink({ language, counterpart }: LanguageLinkProps) {
  const { languages } = usePageLanguage()
  const { tag, dir, name } = language
  return (
    <a
      href={addressOf({ language, languages }, counterpart)}
      lang={tag}
      dir={dir}
      hrefLang={tag}
      className={styles.target}
    >
      {name}
    </a>
  )
}
