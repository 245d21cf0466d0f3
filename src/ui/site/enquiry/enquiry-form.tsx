import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { enquiryForm } from '#domain/visitor-forms/enquiry-form.ts'
import { FormBody, type FormProps } from '../visitor-form/form-body.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'

export function EnquiryForm(props: FormProps<Enquiry>) {
  return <FormBody {...props} form={enquiryForm} action="/contact" Fields={EnquiryFields} />
}
