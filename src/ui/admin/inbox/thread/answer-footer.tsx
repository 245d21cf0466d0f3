import { answerFooter } from '#domain/desk/answer-footer.ts'
import { languageOf } from '#domain/language/language.ts'
import * as styles from './thread.css.ts'

/** The footer of an answer in its e-mail. */
export function AnswerFooter({ language, reference }: { language: string; reference: string }) {
  const lines = answerFooter(language, reference, `${location.origin}/receipt`)
  return (
    <p lang={language} dir={languageOf(language)?.dir} className={styles.text}>
      {lines.join('\n')}
    </p>
  )
}
