import { useEffect, useState } from 'react'
import type { EnquiryActor } from '#ui/actors/visitor/enquiry-form-controller.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import * as styles from '#ui/design/overlay/toast/toast.css.ts'

/** Milliseconds: until the popup has closed, and how long the alert stays. */
const timing = { appears: 200, alert: 3_000 } as const

/** Shows for three seconds that the enquiry was sent, once the popup has closed (E11). */
export function EnquirySent({ actor }: { actor: EnquiryActor }) {
  const { enquiry } = useFormsWords()
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    let timers: ReadonlyArray<ReturnType<typeof setTimeout>> = []
    const subscription = actor.on('form.sent', () => {
      const { appears, alert } = timing
      timers.forEach(clearTimeout)
      timers = [setTimeout(() => setShown(true), appears), setTimeout(() => setShown(false), appears + alert)]
    })
    return () => {
      subscription.unsubscribe()
      timers.forEach(clearTimeout)
    }
  }, [actor])

  if (!isShown) return null
  return (
    <div className={styles.viewport}>
      <div data-state="open" className={`${styles.toast} ${styles.message}`}>
        <Icon name="circle-check" className={styles.success} />
        <p role="alert" className={styles.text}>
          {enquiry.sent}
        </p>
      </div>
    </div>
  )
}
