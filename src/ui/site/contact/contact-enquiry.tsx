import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { isReference } from '#domain/mail/inbox/receipt.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { CompaniesContext, type BrandChoice } from '../enquiry/companies-context.ts'
import { EnquiryForm } from '../enquiry/enquiry-form.tsx'
import { EnquiryThanks } from '../enquiry/enquiry-thanks.tsx'
import { useHref } from '../language/page-language-context.ts'
import type { ReceiptSlipProps } from '../receipt/receipt-slip.tsx'
import { useEnquiryForm } from '../visitor-form/form-controllers.ts'
import type { EnquiryResponse } from '../visitor-form/form-responses.ts'
import * as styles from './contact-enquiry.css.ts'

export interface ContactEnquiryProps {
  companies: ReadonlyArray<BrandChoice>
  /** The reference of an enquiry that was just posted, or any other text without one. */
  sent?: string | undefined
  /** The code of that enquiry. */
  code?: string | undefined
  response?: EnquiryResponse | undefined
  /** The id of the company to choose in the form. */
  company?: string | undefined
}

/** Differs from the address of a posted form by more than its fragment, so that the page loads anew. */
const freshForm = '/contact?#enquiry'

const postedReceipt = ({
  sent,
  code,
}: Pick<ContactEnquiryProps, 'sent' | 'code'>): ReceiptSlipProps | undefined =>
  sent ? { reference: isReference(sent) ? sent : '', code } : undefined

/** The enquiry form of the contact page; once an enquiry was sent, the thanks for it. */
export function ContactEnquiry({ companies, sent, code, response, company }: ContactEnquiryProps) {
  const preset = useMemo(() => (company === undefined ? undefined : { brandId: company }), [company])
  const { contact } = useSiteWords()
  const { enquiry } = useFormsWords()
  const href = useHref()
  const controller = useEnquiryForm()
  const posted = postedReceipt({ sent, code })
  const receipt = useSelector(controller?.actor, (state) => state?.context.receipt) ?? posted
  return (
    <section id="enquiry" aria-labelledby="enquiry-title" className={styles.box}>
      {receipt ? (
        <EnquiryThanks receipt={receipt} titleId="enquiry-title" lead={posted && enquiry.sent}>
          <TextLink
            variant="action"
            href={href(freshForm)}
            onClick={() => controller?.actor.send({ type: 'receipt.close' })}
          >
            {enquiry.another}
          </TextLink>
        </EnquiryThanks>
      ) : (
        <>
          <h2 id="enquiry-title" className={styles.title}>
            {contact.enquiry}
          </h2>
          <CompaniesContext value={companies}>
            <EnquiryForm controller={controller} response={response} preset={preset} />
          </CompaniesContext>
        </>
      )}
    </section>
  )
}
