import { usePageLanguage } from '../../../language/page-language-context.ts'
import type { FrameProps } from '../frame-data.ts'
import { LanguageLink } from './language-link.tsx'
import * as styles from './language-switch.css.ts'

/** More do not fit into the header. */
const maxLinks = 2

/** The links of the header to the other languages, in a list that opens if they are many. */
export function OtherLanguages({ counterpart }: Pick<FrameProps, 'counterpart'>) {
  const { language, languages } = usePageLanguage()
  const others = languages.filter(({ tag }) => tag !== language.tag)
  if (others.length === 0) return null
  const links = others.map((each) => (
    <LanguageLink key={each.tag} language={each} counterpart={counterpart} />
  ))
  return (
    <div className={styles.others}>
      {others.length <= maxLinks ? (
        links
      ) : (
        <details className={styles.more}>
          <summary className={styles.target}>{language.name}</summary>
          <div className={styles.list}>{links}</div>
        </details>
      )}
    </div>
  )
}
