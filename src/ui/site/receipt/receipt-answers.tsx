import { paragraphs } from '#domain/content/item/paragraphs.ts'
import type { ReceiptView } from '#domain/desk/receipt/receipt-view.ts'
import { languageOf } from '#domain/language/language.ts'
import { count } from '#domain/wording/counted.ts'
import { useReceiptWords } from '#ui/words/site/use-receipt-words.ts'
import * as styles from './receipt-page.css.ts'
import { useTime } from './use-time.ts'

export interface ViewProps {
  view: ReceiptView
  timeZone: string
}

/** The answers of staff to a mail. */
export function Answers({ view: { answers }, timeZone }: ViewProps) {
  const words = useReceiptWords()
  const timeOf = useTime(timeZone)
  if (answers.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{count(words.answers, answers.length)}</h2>
      {answers.map(({ author, text, language, at }) => (
        <article key={at} className={styles.answer}>
          <header className={styles.answerHead}>
            <b>
              <bdi>{author}</bdi>
            </b>
            <time dateTime={at} className={styles.time}>
              {timeOf(at)}
            </time>
          </header>
          <div lang={language} dir={languageOf(language)?.dir}>
            {paragraphs(text).map((part, index) => (
              <p key={index} className={styles.paragraph}>
                {part}
              </p>
            ))}
          </div>
        </article>
      ))}
    </section>
  )
}
