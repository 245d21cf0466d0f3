import { isReference } from '#domain/mail/inbox/receipt.ts'
import { enquiryWording, referenceText } from '#domain/wording/catalogue.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import type { EnquiryResponse } from '../form-responses.ts'
import type { FrameData } from '../layout/frame-data.ts'
import { Picture } from '../layout/picture/picture.tsx'
import type { ContactData } from './contact-data.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import * as styles from './contact-page.css.ts'

export interface ContactPageProps {
  frame: FrameData
  contact: ContactData
  /** The reference of an enquiry that has just been taken, or anything else where it has none. */
  sent?: string | undefined
  answer?: EnquiryResponse | undefined
}

/** Every way to reach the group: its address and its enquiry form (P3). */
export function ContactPage({ frame, contact: { picture }, sent, answer }: ContactPageProps) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.title}>Contact us</h1>
          {frame.enquiry.text && <p className={styles.lead}>{frame.enquiry.text}</p>}
          <ContactDetails contact={frame.site.contact} />
        </div>
        <section id="enquiry" aria-labelledby="enquiry-title" className={styles.box}>
          <h2 id="enquiry-title" className={styles.boxTitle}>
            Send an enquiry
          </h2>
          {sent && (
            <Notice tone="success" focused className={styles.sent}>
              <p>{enquiryWording.sent}</p>
              {isReference(sent) && <p>{referenceText(sent)}</p>}
            </Notice>
          )}
          <ContactForm answer={answer} />
        </section>
      </div>
      {picture && <Picture src={picture} sizes="100vw" className={styles.picture} />}
    </>
  )
}
