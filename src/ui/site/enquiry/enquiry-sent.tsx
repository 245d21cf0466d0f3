import { useEffect, useState } from 'react'
import { enquiryWording, referenceText } from '#domain/wording.ts'
import type { EnquiryActor } from '#ui/actors/enquiry-desk.ts'
import { Icon } from '#ui/design/icon/icon.tsx'
import * as styles from '#ui/design/toast/toast.css.ts'

/** Milliseconds: the popup is gone after the first, the alert stays for the second, and its reference for the third. */
const timing = { appears: 200, alert: 3_000, reference: 10_000 }

/** Says for three seconds that the enquiry has arrived, once the popup is out of the way (E11); its reference stays longer. */
export function EnquirySent({ actor }: { actor: EnquiryActor }) {
  const [reference, setReference] = useState<string>()
  const [isAlert, setAlert] = useState(false)

  useEffect(() => {
    let timers: ReadonlyArray<ReturnType<typeof setTimeout>> = []
    const subscription = actor.on('enquiry.sent', ({ receipt }) => {
      const { appears, alert } = timing
      const stays = receipt.reference === '' ? alert : timing.reference
      timers.forEach(clearTimeout)
      timers = [
        setTimeout(() => {
          setReference(receipt.reference)
          setAlert(true)
        }, appears),
        setTimeout(() => setAlert(false), appears + alert),
        setTimeout(() => setReference(undefined), appears + stays),
      ]
    })
    return () => {
      subscription.unsubscribe()
      timers.forEach(clearTimeout)
    }
  }, [actor])

  if (reference === undefined) return null
  return (
    <div className={styles.viewport}>
      <div data-state="open" className={`${styles.toast} ${styles.message}`}>
        <Icon name="circle-check" className={styles.success} />
        <div className={styles.text}>
          {isAlert && <p role="alert">{enquiryWording.sent}</p>}
          {reference && (
            <p role="status" className={styles.detail}>
              {referenceText(reference)}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
