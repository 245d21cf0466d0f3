import { useEffect, useState } from 'react'
import { enquiryWording } from '#domain/wording.ts'
import { Icon } from '#ui/design/icon/icon.tsx'
import * as styles from '#ui/design/toast/toast.css.ts'
import type { EnquiryActor } from './enquiry-actor.ts'

/** Milliseconds: the popup is gone after the first, and the alert after the second. */
const timing = { appears: 200, stays: 3_000 }

/** Says for three seconds that the enquiry has arrived, once the popup is out of the way (E11). */
export function EnquirySent({ actor }: { actor: EnquiryActor }) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    let timers: ReadonlyArray<ReturnType<typeof setTimeout>> = []
    const subscription = actor.on('enquiry.sent', () => {
      timers.forEach(clearTimeout)
      timers = [
        setTimeout(() => setShown(true), timing.appears),
        setTimeout(() => setShown(false), timing.appears + timing.stays),
      ]
    })
    return () => {
      subscription.unsubscribe()
      timers.forEach(clearTimeout)
    }
  }, [actor])

  if (!shown) return null
  return (
    <div className={styles.viewport}>
      <div role="alert" data-state="open" className={`${styles.toast} ${styles.message}`}>
        <Icon name="circle-check" className={styles.success} />
        {enquiryWording.sent}
      </div>
    </div>
  )
}
