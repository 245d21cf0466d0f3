import { useEffect, useState } from 'react'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { FormPopup, type PopupProps } from '../visitor-form/form-popup.tsx'
import { CompaniesContext, type BrandChoice } from './companies-context.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { ThanksOverPage } from './enquiry-thanks.tsx'
import { TextWithin } from '../language/text-within.tsx'
import { EnquirySent } from './enquiry-sent.tsx'

export interface EnquiryPopupProps extends PopupProps<Enquiry> {
  words: FrameData['enquiry']
  /** Fetches the companies that the enquiry may concern. */
  companies?: (() => Promise<ReadonlyArray<BrandChoice>>) | undefined
}

/** The enquiry in a popup over any page (E1, E2). */
export function EnquiryPopup({ words, companies: fetchCompanies, ...popup }: EnquiryPopupProps) {
  const { controller } = popup
  const { enquiry } = useFormsWords()
  const [companies, setCompanies] = useState<ReadonlyArray<BrandChoice>>([])
  useEffect(() => {
    // If this fails, the visitor cannot choose one, and the enquiry goes to the group.
    fetchCompanies?.().then(setCompanies, () => {})
  }, [fetchCompanies])
  return (
    <>
      <FormPopup
        {...popup}
        title={words.enquiryTitle ? <TextWithin of={words} field="enquiryTitle" /> : enquiry.title}
        lead={words.enquiryText && <TextWithin of={words} field="enquiryText" />}
        picture={words.picture}
      >
        <CompaniesContext value={companies}>
          <EnquiryForm controller={controller} inPopup />
        </CompaniesContext>
      </FormPopup>
      <EnquirySent actor={controller.actor} />
      <ThanksOverPage actor={controller.actor} />
    </>
  )
}
