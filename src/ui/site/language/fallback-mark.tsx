import { languageWords } from '#domain/wording/language-words.ts'
import * as styles from './fallback-mark.css.ts'
import { usePageLanguage } from './page-language-context.ts'

/** Says in a list that the text before it is in the default language. */
export function FallbackMark() {
  const { language, languages } = usePageLanguage()
  const [{ tag, dir, name }] = languages
  const word = languageWords(language.tag).fallback[tag]
  if (word !== undefined) return <span className={styles.mark}>{word}</span>
  return (
    <span lang={tag} dir={dir} className={styles.mark}>
      {name}
    </span>
  )
}
