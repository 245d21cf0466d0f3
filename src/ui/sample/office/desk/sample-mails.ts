import type { MemoryEnquiriesOptions } from '#adapters/memory/inbox/enquiries.ts'
import type { MemoryProfilesOptions } from '#adapters/memory/inbox/profiles.ts'

export const sampleEnquiries: NonNullable<MemoryEnquiriesOptions['received']> = [
  {
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@example.com',
    phone: '33104558',
    location: 'Kuwait',
    type: 'General',
    company: '',
    message: 'Does Salwan offer home physiotherapy in Salmiya?',
    status: 'read',
    createdAt: '2026-11-19T08:12:00.000Z',
  },
  {
    firstName: 'Fatima',
    lastName: 'Al Suwaidi',
    email: 'fatima@example.com',
    phone: '+974 4411 0000',
    location: 'Qatar',
    type: 'General',
    company: '',
    message:
      "My daughter's school would like to visit the apprentice pilot school in spring. Whom should we ask?",
    createdAt: '2026-11-20T06:40:00.000Z',
  },
  {
    firstName: 'Sara',
    lastName: 'Al Hamar',
    email: 'sara@kestrelloop.example',
    phone: '33 104 558',
    location: 'Bahrain',
    type: 'Business',
    company: 'Kestrel Loop',
    brandId: '2',
    brand: 'Darbline Logistics',
    subject: 'sales',
    consent: '1',
    message:
      'Good morning. We assemble audio equipment in Norway and want to bring regional distribution into one warehouse by next autumn.\n\nCould someone from Darbline walk us through bonded storage at Hidd?',
    createdAt: '2026-11-21T06:12:00.000Z',
  },
]

export const sampleProfiles: NonNullable<MemoryProfilesOptions['received']> = [
  {
    firstName: 'Yusuf',
    lastName: 'Karim',
    email: 'yusuf@example.com',
    phone: '+973 3900 1111',
    location: 'Bahrain',
    careerId: '1',
    position: 'Marine Pilot, Class II',
    message: 'I have piloted in Khor Fakkan for six years.',
    resumeName: 'yusuf-karim.pdf',
    createdAt: '2026-11-18T10:00:00.000Z',
  },
]

/** The sample enquiries after some days of work, and one spam mail. */
export const handledEnquiries: typeof sampleEnquiries = [
  ...sampleEnquiries.map((enquiry, at) => ({
    ...enquiry,
    ...(at === 1 && { status: 'answered' as const, note: 'Called back on Sunday.' }),
  })),
  ...sampleEnquiries.slice(0, 1).map((enquiry) => ({
    ...enquiry,
    firstName: 'Cheap',
    lastName: 'Backlinks',
    message: 'First page of every search engine, guaranteed.',
    status: 'spam' as const,
    spamReasons: ['repeated', 'links'] as const,
  })),
]

/** Applications by one person for several positions, with different spellings of the address. */
export const profilesOfOnePerson: typeof sampleProfiles = sampleProfiles.flatMap((profile) => [
  profile,
  {
    ...profile,
    email: 'YUSUF@example.com',
    position: 'Harbour Master',
    resumeName: 'yusuf-again.pdf',
    message: 'Or this one.',
    createdAt: '2026-11-19T10:00:00.000Z',
  },
  {
    ...profile,
    email: ' yusuf@example.com',
    position: 'Pilot School Instructor',
    status: 'answered' as const,
    createdAt: '2026-11-17T10:00:00.000Z',
  },
])

/** Enquiries of one person with different spellings of the address; the newest is the last. */
export const enquiriesOfOnePerson: typeof sampleEnquiries = sampleEnquiries.flatMap((enquiry) =>
  enquiry.firstName === 'Sara'
    ? [
        {
          ...enquiry,
          email: 'SARA@kestrelloop.example',
          message: 'Visit to Hidd',
          status: 'answered' as const,
          createdAt: '2026-03-02T09:00:00.000Z',
        },
        { ...enquiry, message: 'Bonded storage, general question', createdAt: '2026-11-14T09:00:00.000Z' },
        enquiry,
      ]
    : [enquiry],
)

const endless = 'مرافئوطابوقوضوءنهار'.repeat(12)

/** The last one was written in English. */
export const arabicEnquiries: typeof sampleEnquiries = sampleEnquiries.map((enquiry, at) => ({
  ...enquiry,
  ...(at < 2 && { language: 'ar', consent: '1-ar' }),
}))

/** Edge cases: markup, a very long word, another script. */
export const hostileMails: typeof sampleEnquiries = [
  {
    firstName: '<img src=x onerror=alert(1)>',
    lastName: endless,
    email: 'a@b',
    phone: '+973 3310 4558',
    location: 'Others',
    type: 'Business',
    company: endless,
    message: `<script>alert('message')</script>\n\n${endless}`,
  },
]
