import { expect, test } from 'vitest'
import { countriesOf } from '#domain/content/item/countries-of.ts'

test('[P5] finds the countries of a location by their names and capitals', () => {
  const locations = {
    'Hidd, Bahrain': ['Bahrain'],
    'Block 3, Isa Town, bahrain': ['Bahrain'],
    Manama: ['Bahrain'],
    'Manama and Kuwait City': ['Bahrain', 'Kuwait'],
    'Riyadh / Abu Dhabi (rotating)': ['KSA', 'UAE'],
    'Jeddah, Saudi Arabia': ['KSA'],
    'الرياض، السعودية': ['KSA'],
    'Muscat, Oman': ['Oman'],
    Qatari: [],
    'Hidd, ': [],
  }
  const found = Object.fromEntries(Object.keys(locations).map((each) => [each, countriesOf(each)]))
  expect(found).toEqual(locations)
})

test('[T48] an Arabic comma divides a location too', () => {
  const locations = {
    'الحد، البحرين': ['Bahrain'],
    'مسقط، عُمان': ['عُمان'],
    'حي الميناء, مسقط، عُمان': ['عُمان'],
    'Muscat، Block 3, Oman': ['Oman'],
    'مسقط، ': [],
  }
  const found = Object.fromEntries(Object.keys(locations).map((each) => [each, countriesOf(each)]))
  expect(found).toEqual(locations)
})

test('[S26] maps every country and capital in both scripts, several at once', () => {
  const locations = {
    'Manama, Riyadh, Abu Dhabi, Kuwait City, Doha': ['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar'],
    'Bahrain / Saudi Arabia / UAE / Kuwait / Qatar': ['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar'],
    'المنامة، الرياض، أبو ظبي، مدينة الكويت، الدوحة': ['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar'],
    'البحرين والسعودية والإمارات والكويت وقطر': ['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar'],
    'المقر الرئيسي بالمنامة': ['Bahrain'],
    'Hidd (الحد), البحرين': ['Bahrain'],
    'Dohar Street, Kuwaiti quarter': ['Kuwaiti quarter'],
  }
  const found = Object.fromEntries(Object.keys(locations).map((each) => [each, countriesOf(each)]))
  expect(found).toEqual(locations)
})
