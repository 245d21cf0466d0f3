import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { PressWays } from './press-ways.tsx'
import type { Press } from './press-of.ts'
import * as styles from './press-contact.css.ts'

/** The press contact beside news. */
export function PressContact({ press }: { press: Press }) {
  const { contact } = useSiteWords()
  return (
    <section aria-labelledby="press-contact" className={styles.press}>
      <h2 id="press-contact" className={styles.title}>
        {contact.press}
      </h2>
      <address className={styles.ways}>
        <PressWays press={press} />
      </address>
    </section>
  )
}
