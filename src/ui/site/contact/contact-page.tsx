import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { Picture } from '../layout/picture/picture.tsx'
import type { ContactData } from './contact-data.ts'
import { ContactEnquiry, type ContactEnquiryProps } from './contact-enquiry.tsx'
import { ContactDetails } from './contact-details.tsx'
import { useFallbackOf, useLangOf } from '../language/use-lang-of.ts'
import * as styles from './contact-page.css.ts'

export interface ContactPageProps extends Omit<ContactEnquiryProps, 'companies'> {
  frame: FrameData
  contact: ContactData
}

/** The group's contact details and its enquiry form (P3). */
export function ContactPage({ frame, contact, ...enquiry }: ContactPageProps) {
  const { head = {}, picture, companies, press } = contact
  const { places } = useSiteWords()
  const fallbackOf = useFallbackOf()
  const langOf = useLangOf()
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 {...(head.title && langOf(head, 'title'))} className={styles.title}>
            {head.title || places.contact}
          </h1>
          {head.lead ? (
            <p {...langOf(head, 'lead')} className={styles.lead}>
              {head.lead}
            </p>
          ) : frame.enquiry.enquiryText ? (
            <p {...fallbackOf(frame.enquiry, 'enquiryText')} className={styles.lead}>
              {frame.enquiry.enquiryText}
            </p>
          ) : null}
          <ContactDetails contact={frame.site.contact} press={press} />
        </div>
        <ContactEnquiry {...enquiry} companies={companies} />
      </div>
      {picture && <Picture src={picture} sizes="100vw" className={styles.picture} />}
    </>
  )
}
