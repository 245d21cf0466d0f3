import { hostile, onePixelPicture, sailPicture } from '#ui/design/sheet/picture.ts'
import type { CareerData, Position } from './career-data.ts'
import { countryOf } from './country-of.ts'

const jobs = [
  ['Marine Pilot, Class II', 'Jalboot Marine', 'Operations', 'Hidd, Bahrain', 'Full time', '5 years'],
  ['Senior Structural Engineer', 'Tabuq Engineering', 'Engineering', 'Riyadh, KSA', 'Full time', '8 years'],
  ['Customs and Compliance Lead', 'Darbline Logistics', 'Compliance', 'Dubai, UAE', 'Full time', '6 years'],
  ['Solar Field Technician', 'Dhuha Energy', 'Operations', 'Sitra, Bahrain', 'Full time', '2 years'],
  ['Family Physician', 'Salwan Health', 'Clinical', 'Isa Town, Bahrain', 'Part time', '4 years'],
] as const

const position = (
  [title, company, department, location, employmentType, experience]: (typeof jobs)[number],
  at: number,
): Position => ({
  id: String(at + 1),
  title,
  company,
  department,
  location,
  country: countryOf(location),
  employmentType,
  experience,
  closingDate: '2026-12-31',
  createdAt: '2026-11-02T06:30:00.000Z',
  description:
    'Bring vessels of up to 60,000 GT safely to berth, day and night, and mentor two apprentices a year.\n\nYou hold a licence of the second class and know the approaches to Hidd by heart.',
})

export const sampleCareer: CareerData = { picture: sailPicture, positions: jobs.map(position) }
export const samplePosition: Position = position(jobs[3], 3)

export const fewCareer: CareerData = {
  positions: [
    {
      ...samplePosition,
      company: '',
      department: '',
      employmentType: '',
      experience: '',
      closingDate: '',
      description: 'Keep 310,000 panels producing.',
    },
  ],
}

/** Words and pictures that nobody planned for. */
export const hostileCareer: CareerData = {
  picture: onePixelPicture,
  positions: [
    {
      ...samplePosition,
      title: hostile.long,
      company: hostile.long,
      department: hostile.long,
      location: `${hostile.long}, ${hostile.long}`,
      country: hostile.long,
      employmentType: hostile.long,
      experience: hostile.long,
      description: `${hostile.long.repeat(2)}\n\n<b>not bold</b>`,
    },
    {
      ...samplePosition,
      id: '7',
      title: hostile.arabic,
      company: hostile.arabic,
      department: hostile.arabic,
    },
    { ...samplePosition, id: '8', description: '' },
  ],
}
