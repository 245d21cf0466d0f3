import { describe, expect, it } from 'vitest'
import { emptyEnquiry, enquiryTypes, locations, type Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { enquiryErrors } from '#domain/visitor-forms/enquiry/enquiry-errors.ts'
import { completeEnquiry } from '../../support/complete-enquiry.ts'

const errorsWith = (change: Partial<Enquiry>) => enquiryErrors({ ...completeEnquiry, ...change })
import { forms } from '#domain/wording/en/site/forms.ts'

describe('the rules of an enquiry', () => {
  it('accept a complete enquiry', () => {
    expect(enquiryErrors({ ...completeEnquiry, company: 'Kestrel Loop', message: 'Good morning.' })).toEqual(
      {},
    )
  })

  it('begin with empty fields', () => {
    expect(emptyEnquiry).toEqual({
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      location: '',
      type: '',
      company: '',
      message: '',
      brandId: '',
      subject: '',
    })
  })

  it('give one error per field, in their order', () => {
    expect(Object.entries(enquiryErrors(emptyEnquiry))).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Email is required'],
      ['phone', 'Phone number is required'],
      ['location', 'Location is required'],
      ['type', 'Enquiry type is required'],
    ])
  })

  it.each(['', ' ', '\t\n', '\u00A0'])('[E3] refuses the first name %j', (firstName) => {
    expect(errorsWith({ firstName })).toEqual({ firstName: 'First name is required' })
  })

  it.each(['', ' ', '\t\n', '\u00A0'])('[E4] refuses the last name %j', (lastName) => {
    expect(errorsWith({ lastName })).toEqual({ lastName: 'Last name is required' })
  })

  it.each(['', '   '])('[E5] requires an e-mail instead of %j', (email) => {
    expect(errorsWith({ email })).toEqual({ email: 'Email is required' })
  })

  it.each(['sara', '@', 'sara@', '@loop', 'a@b@c', 'sa ra@loop', 'sara@lo op', 'sara@loop\nbcc:x@y'])(
    '[E5] refuses the e-mail %j',
    (email) => {
      expect(errorsWith({ email })).toEqual({ email: 'Invalid email format' })
    },
  )

  it.each(['a@b', 'sara+work@kestrel-loop.example', ' sara@loop.example ', 'سارة@مثال.إختبار'])(
    '[E5] accepts the e-mail %j',
    (email) => {
      expect(errorsWith({ email })).toEqual({})
    },
  )

  it('[E7] accepts only the six locations, in their order', () => {
    expect(locations).toEqual(['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar', 'Others'])
    for (const location of [...locations, ' KSA ']) expect(errorsWith({ location })).toEqual({})
    for (const location of ['', ' ', 'Oman', 'bahrain']) {
      expect(errorsWith({ location })).toEqual({ location: 'Location is required' })
    }
  })

  it('[E8] accepts only General and Business, with their labels', () => {
    expect(enquiryTypes.map((value) => ({ value, label: forms.types[value] }))).toEqual([
      { value: 'General', label: 'General Inquiry' },
      { value: 'Business', label: 'Business Inquiry' },
    ])
    for (const type of ['General', 'Business']) expect(errorsWith({ type })).toEqual({})
    for (const type of ['', ' ', 'General Inquiry', 'business']) {
      expect(errorsWith({ type })).toEqual({ type: 'Enquiry type is required' })
    }
  })

  it('[E9] needs no company and no message', () => {
    expect(completeEnquiry).toMatchObject({ company: '', message: '' })
    expect(enquiryErrors(completeEnquiry)).toEqual({})
  })

  it.each([
    ['firstName', 200, 'First name has at most 200 characters'],
    ['lastName', 200, 'Last name has at most 200 characters'],
    ['company', 200, 'Company has at most 200 characters'],
    ['message', 5_000, 'Message has at most 5000 characters'],
  ] as const)('accepts %s up to %i characters, without the spaces around', (field, maxLength, sentence) => {
    expect(errorsWith({ [field]: ` ${'x'.repeat(maxLength)} ` })).toEqual({})
    expect(errorsWith({ [field]: 'x'.repeat(maxLength + 1) })).toEqual({ [field]: sentence })
  })

  it('accepts an e-mail up to 254 characters', () => {
    expect(errorsWith({ email: `${'x'.repeat(252)}@y` })).toEqual({})
    expect(errorsWith({ email: `${'x'.repeat(253)}@y` })).toEqual({
      email: 'Email has at most 254 characters',
    })
  })
})
