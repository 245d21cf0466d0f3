import type { Language } from '#domain/language/language.ts'
import { languageWords } from '#domain/wording/language-words.ts'
import { usePageLanguage } from '../../../language/page-language-context.ts'
import type { FrameProps } from '../frame-data.ts'
import { LanguageLink } from './language-link.tsx'
import * as styles from './language-switch.css.ts'

interface AllLanguagesProps extends Pick<FrameProps, 'counterpart'> {
  place: keyof typeof styles.all
}

/** The languages that are written to the right are always on the right, as the shores of the statement are. */
const inReadingOrder = (languages: ReadonlyArray<Language>, dir: Language['dir']) =>
  languages.toSorted((one, other) => Number(one.dir !== dir) - Number(other.dir !== dir))

/** The page's own language and links to the others, in menu and footer. */
export function AllLanguages({ place, counterpart }: AllLanguagesProps) {
  const { language, languages } = usePageLanguage()
  if (languages.length === 1) return null
  return (
    <nav aria-label={languageWords(language.tag).languages}>
      <ul className={styles.all[place]}>
        {inReadingOrder(languages, language.dir).map((each) => (
          <li key={each.tag} className={styles.place[place]}>
            {each.tag === language.tag ? (
              <span aria-current="true" lang={each.tag} dir={each.dir} className={styles.target}>
                {each.name}
              </span>
            ) : (
              <LanguageLink language={each} counterpart={counterpart} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
