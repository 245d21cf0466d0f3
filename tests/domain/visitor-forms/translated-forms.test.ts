import { describe, expect, it } from 'vitest'
import { enquiryErrors } from '#domain/visitor-forms/enquiry/enquiry-errors.ts'
import { emptyEnquiry, enquiryTypes, locations } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { contactLengths, summaryOf } from '#domain/forms/contact-rules.ts'
import { visitorFormMachine } from '#domain/machines/visitor-form-machine.ts'
import { profileErrors } from '#domain/visitor-forms/profile/profile-errors.ts'
import { emptyProfile } from '#domain/visitor-forms/profile/profile.ts'
import { enquiryForm } from '#domain/visitor-forms/enquiry-form.ts'
import { formFailureText } from '#domain/visitor-forms/form-failure-text.ts'
import { forms as arabic } from '#domain/wording/ar/site/forms.ts'
import { forms as english } from '#domain/wording/en/site/forms.ts'
import { completeEnquiry } from '../support/complete-enquiry.ts'
import { submitted } from '../support/submitted.ts'
import { failed, walk } from '../support/walk.ts'

describe('[T34] a form in Arabic', () => {
  it('words every rule of the enquiry', () => {
    const wrong = { ...emptyEnquiry, company: 'x'.repeat(201), message: 'x'.repeat(5_001) }
    expect(enquiryErrors(wrong, arabic)).toEqual({
      firstName: 'الاسم الأول مطلوب',
      lastName: 'اسم العائلة مطلوب',
      email: 'البريد الإلكتروني مطلوب',
      phone: 'رقم الهاتف مطلوب',
      company: 'أقصى طول لهذا الحقل: 200',
      location: 'الموقع مطلوب',
      type: 'نوع الاستفسار مطلوب',
      message: `أقصى طول لهذا الحقل: ${contactLengths.message}`,
    })
    expect(enquiryErrors({ ...completeEnquiry, email: 'sara', phone: '12' }, arabic)).toEqual({
      email: 'صيغة البريد الإلكتروني غير صحيحة',
      phone: 'يُرجى إدخال رقم صحيح من 10 أرقام',
    })
  })

  it('words the rules of the application', () => {
    expect(profileErrors(emptyProfile, undefined, { words: arabic })).toMatchObject({
      careerId: 'الوظيفة مطلوبة',
      resume: 'السيرة الذاتية مطلوبة',
    })
  })

  it('accepts what is sent in English', () => {
    for (const location of locations)
      for (const type of enquiryTypes)
        expect(enquiryErrors({ ...completeEnquiry, location, type }, arabic)).toEqual({})
    expect(Object.keys(arabic.locations)).toEqual(locations)
    expect(Object.keys(arabic.types)).toEqual(enquiryTypes)
  })

  it('counts the wrong fields', () => {
    const wrong = enquiryErrors(emptyEnquiry, arabic)
    expect(summaryOf(wrong, arabic)).toBe('بقيت 6 حقول تحتاج إلى مراجعة.')
    expect(summaryOf({ email: 'a', phone: 'b' }, arabic)).toBe('بقي حقلان يحتاجان إلى مراجعة.')
    expect(summaryOf({ email: 'a' }, arabic)).toBeUndefined()
  })

  it('translates the errors of the server, and shows others as they are', () => {
    const fields = { email: english.rules.emailFormat, phone: 'This line is dead.' }
    const failure = { reason: 'InputRefused', message: '', fields }
    const { snapshot } = walk(
      visitorFormMachine(enquiryForm, arabic),
      undefined,
      { type: 'form.submit', form: submitted(completeEnquiry) },
      failed('send', failure),
    )
    expect(snapshot.context.errors).toEqual({ email: arabic.rules.emailFormat, phone: 'This line is dead.' })
  })

  it('says why it was not sent', () => {
    expect(formFailureText({ message: '' }, arabic)).toBe('تعذّر إرسال النموذج')
    expect(formFailureText({ message: '', withoutResponse: true }, arabic)).toBe('تعذّر الإرسال')
  })
})
