import { describe, expect, it } from 'vitest'
import { emptyProfile, type Profile } from '#domain/visitor-forms/profile/profile.ts'
import { profileErrors } from '#domain/visitor-forms/profile/profile-errors.ts'

const megabyte = 1024 * 1024
const complete: Profile = {
  firstName: 'Yara',
  lastName: 'Haddad',
  email: 'yara.haddad@mail.example',
  phone: '39 551 204',
  location: 'Others',
  careerId: '4',
  message: '',
}
const resume = (name: string, size = 1) => ({ name, size, type: '' })

describe('the rules of an application', () => {
  it('accept a complete application', () => {
    expect(profileErrors(complete, resume('yara.pdf'))).toEqual({})
  })

  it('give one error per field', () => {
    expect(Object.entries(profileErrors(emptyProfile, undefined))).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Email is required'],
      ['phone', 'Phone number is required'],
      ['location', 'Location is required'],
      ['careerId', 'Position is required'],
      ['resume', 'Résumé is required'],
    ])
  })

  it('ask for no position where the site takes applications without one', () => {
    const open = { ...complete, careerId: ' ' }
    expect(profileErrors(open, resume('yara.pdf'))).toEqual({ careerId: 'Position is required' })
    expect(profileErrors(open, resume('yara.pdf'), { takesOpen: true })).toEqual({})
    expect(profileErrors(emptyProfile, undefined, { takesOpen: true })).not.toHaveProperty('careerId')
  })

  it('accept the locations of the enquiry only', () => {
    expect(profileErrors({ ...complete, location: 'Oman' }, resume('yara.pdf'))).toEqual({
      location: 'Location is required',
    })
  })

  it('accept a message up to 5,000 characters', () => {
    expect(profileErrors({ ...complete, message: 'x'.repeat(5_000) }, resume('yara.pdf'))).toEqual({})
    expect(profileErrors({ ...complete, message: 'x'.repeat(5_001) }, resume('yara.pdf'))).toEqual({
      message: 'Message has at most 5000 characters',
    })
  })

  it.each(['yara.pdf', 'YARA.PDF', 'yara.v2.docx', 'سيرة.pdf'])('accept the résumé %s', (name) => {
    expect(profileErrors(complete, resume(name))).toEqual({})
  })

  it.each(['yara.doc', 'yara.pdf.exe', 'yara', 'pdf', 'yara.html'])('refuse the résumé %s', (name) => {
    expect(profileErrors(complete, resume(name))).toEqual({ resume: 'Choose a PDF or Word (.docx) file' })
  })

  it('accept a résumé of 1 byte to 10 MB', () => {
    expect(profileErrors(complete, resume('yara.pdf', 10 * megabyte))).toEqual({})
    expect(profileErrors(complete, resume('yara.pdf', 10 * megabyte + 1))).toEqual({
      resume: 'Choose a file of at most 10 MB',
    })
    expect(profileErrors(complete, resume('yara.pdf', 0))).toEqual({ resume: 'Résumé is required' })
  })
})
