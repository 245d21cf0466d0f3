import { type Language, languageOf } from '../../language/language.ts'
import { type PageLanguage, pageLanguageOf } from '../../language/page-language.ts'
import { aliasTag } from './aliases.ts'
import type { Text } from '../../language/translated-fields.ts'
import type { HomePageContent } from './home-page.ts'

/** A text in the second language of a page. */
export interface SecondLanguageText {
  readonly text: string
  readonly lang: string
  readonly dir: Language['dir']
}

interface Texts {
  /** In the page's own language. */
  readonly own: string | undefined
  /** In the default language. */
  readonly main: string | undefined
  readonly inFurther: (tag: string) => Text | undefined
  /** By its former name, which is there also while its language is closed. */
  readonly alias: string | undefined
}

const secondLanguageTextOf = (
  { language, languages: [main] }: PageLanguage,
  texts: Texts,
): SecondLanguageText | undefined => {
  const { tag, dir } = languageOf(language.secondLanguage ?? main.tag) ?? main
  const alias = tag === aliasTag ? texts.alias : undefined
  const text = tag === main.tag ? texts.main : (texts.inFurther(tag) ?? alias)
  // The own text may have fallen back to the same one.
  return typeof text === 'string' && text !== '' && text !== texts.own ? { text, lang: tag, dir } : undefined
}

/** A site with one language shows the second one, too. */
const onlyEnglish = pageLanguageOf('en', 'en')

/** The statement in the second language of a page; `original` is the home page in all languages. */
export const otherStatementOf = (
  { statement, statementAr }: HomePageContent,
  original: HomePageContent = {},
  page: PageLanguage = onlyEnglish,
): SecondLanguageText | undefined =>
  secondLanguageTextOf(page, {
    own: statement,
    main: original.statement,
    inFurther: (tag) => original.translations?.[tag]?.statement,
    alias: statementAr,
  })

/** The brand name in the second language of a page. */
export const otherNameOf = (
  { site = {} }: HomePageContent,
  { site: original = {} }: HomePageContent = {},
  page: PageLanguage = onlyEnglish,
): SecondLanguageText | undefined =>
  secondLanguageTextOf(page, {
    own: site.brandName,
    main: original.brandName,
    inFurther: (tag) => original.translations?.[tag]?.brandName,
    alias: site.brandNameAr,
  })
