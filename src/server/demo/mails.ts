import type { DemoEnquiry, DemoProfile } from './demo.ts'

export const demoEnquiries: ReadonlyArray<DemoEnquiry> = [
  {
    minutesAgo: 18,
    firstName: 'Sara',
    lastName: 'Al Hamar',
    email: 'sara@kestrelloop.example',
    phone: '33 104 558',
    location: 'Bahrain',
    company: 'Kestrel Loop',
    type: 'Business',
    message:
      'Good morning. We assemble audio equipment in Norway and want to bring regional distribution into one warehouse by next autumn. We need about 2,400 pallet positions, of which 300 temperature controlled, with customs handled for Bahrain, KSA and Kuwait.\n\nCould someone from Darbline walk us through bonded storage at Hidd and what a shared-inventory contract looks like? Two of us are in Manama from 6 to 10 December and would gladly visit the site.',
  },
  {
    minutesAgo: 50,
    firstName: 'Thomas',
    lastName: 'Brandt',
    email: 't.brandt@brandt-olsen.example',
    phone: '50 882 1140',
    location: 'UAE',
    company: 'Brandt-Olsen',
    type: 'Business',
    message:
      'We are shortlisting contractors for a 9,000 m² joinery workshop in Dubai Industrial City. May we send the drawings?',
  },
  {
    minutesAgo: 1045,
    firstName: 'Fatima',
    lastName: 'Al Suwaidi',
    email: 'f.suwaidi@mail.example',
    phone: '55 019 238',
    location: 'Qatar',
    company: '',
    type: 'General',
    message:
      "My daughter's school would like to visit the apprentice pilot school in spring. Whom should we ask?",
  },
  {
    minutesAgo: 1319,
    firstName: 'Abdulaziz',
    lastName: 'Al Otaibi',
    email: 'a.otaibi@orsova.example',
    phone: '54 771 9002',
    location: 'KSA',
    company: 'Orsova',
    type: 'Business',
    message:
      'Requesting tariff information for district cooling at a mixed-use site in Dammam, first phase 18 MW.',
  },
  {
    minutesAgo: 2323,
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya.nair@mail.example',
    phone: '66 204 731',
    location: 'Kuwait',
    company: '',
    type: 'General',
    message: 'Does Salwan offer home physiotherapy in Salmiya?',
  },
  {
    minutesAgo: 2848,
    firstName: 'Jonas',
    lastName: 'Halden',
    email: 'jonas@haldenroy.example',
    phone: '21 334 908',
    location: 'Others',
    company: 'Halden & Roy',
    type: 'Business',
    message: 'Following up on the façade package for Liwan Court phase two.',
  },
]

export const demoProfiles: ReadonlyArray<DemoProfile> = [
  {
    minutesAgo: 1210,
    firstName: 'Yara',
    lastName: 'Haddad',
    email: 'yara.haddad@mail.example',
    phone: '39 551 204',
    location: 'Bahrain',
    position: 'Senior Structural Engineer',
    message: 'Eight years on hospitals and schools, the last three leading a team of five.',
    resumeName: 'yara-haddad.pdf',
  },
]
