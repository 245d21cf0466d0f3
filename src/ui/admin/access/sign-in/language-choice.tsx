import { interfaceLanguages } from '#domain/language/language.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useInterfaceLanguage } from '#ui/words/office/language-context.ts'
import { chooseLanguage } from '../../screen-parts/choose-language.ts'
import { useSiteLanguages } from '../../screen-parts/use-site-languages.ts'
import * as styles from './sign-in.css.ts'

/** The other languages of the back office, for people who have not signed in. */
export function LanguageChoice() {
  const shown = useInterfaceLanguage()
  const others = interfaceLanguages(useSiteLanguages()).filter(({ tag }) => tag !== shown.tag)
  if (others.length === 0) return null
  return (
    <div className={styles.languages}>
      {others.map(({ tag, name, dir }) => (
        <Button key={tag} lang={tag} dir={dir} variant="quiet" size="sm" onClick={() => chooseLanguage(tag)}>
          {name}
        </Button>
      ))}
    </div>
  )
}
