import { addressOf } from '#domain/language/page-language.ts'
import { languageWords, type UntranslatedWords } from '#domain/wording/language-words.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { usePageLanguage } from './page-language-context.ts'
import * as styles from './untranslated-note.css.ts'

interface UntranslatedNoteProps {
  /** The kind of content that is not translated. */
  of: keyof UntranslatedWords
  /** Its path in the default language. */
  path: string
}

/** Stands above something of which nothing is translated, and leads to its page in the default language. */
export function UntranslatedNote({ of, path }: UntranslatedNoteProps) {
  const page = usePageLanguage()
  const [{ tag, dir }] = page.languages
  return (
    <div role="note" className={styles.note}>
      <span>{languageWords(page.language.tag).untranslated[of]}</span>
      <TextLink
        href={addressOf({ ...page, language: page.languages[0] }, path)}
        lang={tag}
        dir={dir}
        hrefLang={tag}
      >
        {languageWords(tag).readHere}
      </TextLink>
    </div>
  )
}
