import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { useFormsWords } from '#ui/words/use-forms-words.ts'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { FormPopup, type PopupProps } from '../visitor-form/form-popup.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryReference } from './enquiry-reference.tsx'
import * as styles from './enquiry-reference.css.ts'
import { EnquirySent } from './enquiry-sent.tsx'

export interface EnquiryPopupProps extends PopupProps<Enquiry> {
  words: FrameData['enquiry']
}

/** The enquiry in a popup over any page (E1, E2). */
export function EnquiryPopup({ words: { title, text, picture }, ...popup }: EnquiryPopupProps) {
  const { controller } = popup
  const { enquiry } = useFormsWords()
  return (
    <>
      <FormPopup {...popup} title={title || enquiry.title} lead={text} picture={picture}>
        <EnquiryForm controller={controller} inPopup />
      </FormPopup>
      <EnquirySent actor={controller.actor} />
      <EnquiryReference actor={controller.actor} className={styles.apart} />
    </>
  )
}
