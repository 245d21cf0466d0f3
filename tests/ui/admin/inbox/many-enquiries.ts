import type { sampleEnquiries } from '#ui/sample/office/desk/sample-mails.ts'

type Enquiries = typeof sampleEnquiries

/** Enquiries of 'Sender 1 of Kuwait' and so on, whose ids are these numbers; the last one is the newest. */
export const manyEnquiries = (
  count: number,
  changed: (id: number) => Partial<Enquiries[number]> = () => ({}),
): Enquiries =>
  Array.from({ length: count }, (_, at) => ({
    firstName: `Sender ${at + 1}`,
    lastName: 'of Kuwait',
    email: `sender-${at + 1}@example.com`,
    phone: '33104558',
    location: 'Kuwait',
    type: at % 3 === 0 ? 'Business' : 'General',
    company: '',
    message: 'Good morning.',
    status: 'read',
    createdAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
    ...changed(at + 1),
  }))
