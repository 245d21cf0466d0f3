import { useMemo } from 'react'
import { isReference } from '#domain/mail/inbox/receipt.ts'
import { fill } from '#domain/wording/template.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { CompaniesContext } from '../enquiry/companies-context.ts'
import { EnquiryForm } from '../enquiry/enquiry-form.tsx'
import { useEnquiryForm } from '../visitor-form/form-controllers.ts'
import { ReceiptCode } from '../receipt/receipt-code.tsx'
import type { EnquiryResponse } from '../visitor-form/form-responses.ts'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { Picture } from '../layout/picture/picture.tsx'
import type { ContactData } from './contact-data.ts'
import { ContactDetails } from './contact-details.tsx'
import { useFallbackOf, useLangOf } from '../language/use-lang-of.ts'
import * as styles from './contact-page.css.ts'

export interface ContactPageProps {
  frame: FrameData
  contact: ContactData
  /** The reference of an enquiry that was just posted, or any other text without one. */
  sent?: string | undefined
  response?: EnquiryResponse | undefined
  /** The id of the company to choose in the form. */
  company?: string | undefined
  /** The code of that enquiry. */
  code?: string | undefined
}

/** The group's contact details and its enquiry form (P3). */
export function ContactPage(props: ContactPageProps) {
  const { frame, contact, sent, response, company, code } = props
  const { head = {}, picture, companies, press } = contact
  const preset = useMemo(() => (company === undefined ? undefined : { brandId: company }), [company])
  const { enquiry, reference } = useFormsWords()
  const { places, contact: words } = useSiteWords()
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
        <section id="enquiry" aria-labelledby="enquiry-title" className={styles.box}>
          <h2 id="enquiry-title" className={styles.boxTitle}>
            {words.enquiry}
          </h2>
          {sent && (
            <Notice tone="success" focused className={styles.sent}>
              <p>{enquiry.sent}</p>
              {isReference(sent) && <p>{fill(reference, { reference: sent })}</p>}
              <ReceiptCode code={code} />
            </Notice>
          )}
          <CompaniesContext value={companies}>
            <EnquiryForm controller={useEnquiryForm()} response={response} preset={preset} />
          </CompaniesContext>
        </section>
      </div>
      {picture && <Picture src={picture} sizes="100vw" className={styles.picture} />}
    </>
  )
}
