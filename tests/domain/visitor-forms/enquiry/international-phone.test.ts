import { describe, expect, it } from 'vitest'
import { internationalPhone } from '#domain/visitor-forms/enquiry/international-phone.ts'

describe('a phone number with its country', () => {
  it.each([
    ['+44 20 7123 4567', 'Bahrain', '442071234567'],
    ['00973 3310 4558', 'Others', '97333104558'],
    ['33 104 558', 'Bahrain', '97333104558'],
    ['973 3310 4558', 'Bahrain', '97333104558'],
    ['050 882 1140', 'UAE', '971508821140'],
    ['54 771 9002', 'KSA', '966547719002'],
    ['66 204 731', 'Kuwait', '96566204731'],
    ['55 019 238', 'Qatar', '97455019238'],
  ])('%s of %s is %s', (phone, location, number) => {
    expect(internationalPhone(phone, location)).toBe(number)
  })

  it.each([
    ['21 334 908', 'Others'],
    ['123', 'Bahrain'],
    ['3310 4558 9', 'Bahrain'],
    ['+', 'Bahrain'],
    ['33104558', 'Atlantis'],
    ['33104558', 'toString'],
  ])('is undefined for %s of %s', (phone, location) => {
    expect(internationalPhone(phone, location)).toBeUndefined()
  })
})
