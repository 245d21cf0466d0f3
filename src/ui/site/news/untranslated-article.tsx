import { addressOf } from '#domain/language/page-language.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { languageWords } from '#domain/wording/language-words.ts'
import { usePageLanguage } from '../language/page-language-context.ts'
import * as styles from './article-view.css.ts'

/** Stands above an article of which nothing is translated, and leads to its page in the default language. */
export function UntranslatedArticle({ id }: { id: string }) {
  const page = usePageLanguage()
  const [{ tag, dir }] = page.languages
  return (
    <div role="note" className={styles.untranslated}>
      <span>{languageWords(page.language.tag).untranslatedArticle}</span>
      <TextLink
        href={addressOf({ ...page, language: page.languages[0] }, `/newsinsights/${id}`)}
        lang={tag}
        dir={dir}
        hrefLang={tag}
      >
        {languageWords(tag).readHere}
      </TextLink>
    </div>
  )
}
