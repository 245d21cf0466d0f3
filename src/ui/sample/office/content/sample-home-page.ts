import type { StoredHomePage } from '#domain/content/home-page/home-page.ts'
import { logoPicture, navyLogoPicture } from '#ui/design/examples/example-content.ts'
import { samplePicture } from './sample-picture.ts'

export const sampleHomePage: StoredHomePage = {
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-18T08:00:00.000Z',
  site: {
    brandName: 'Sahilan',
    brandNameAr: 'ساحلان',
    legalName: 'Sahilan Group Holding',
    logo: navyLogoPicture,
    logoOnDark: logoPicture,
    copyright: '© 2025 Sahilan Group Holding. All rights reserved.',
    contact: {
      address: 'Quay House, Block 346, Manama, Kingdom of Bahrain',
      phone: '+973 1700 0158',
      email: 'hello@sahilan.example',
      whatsapp: '+97317000158',
      hours: 'Sunday to Thursday, 8:00 to 16:30',
      map: 'https://maps.example/quay-house',
    },
    social: { LinkedIn: 'https://linkedin.example/sahilan', X: 'https://x.example/sahilan' },
  },
  statement:
    'Sahilan began as one chandlery selling rope and canvas to pearling crews. Today eight companies carry the name.',
  statementAr: 'بدأت ساحلان متجراً واحداً يبيع الحبال والأشرعة لسفن الغوص. واليوم تحمل ثماني شركات اسمها.',
  facts: [
    { value: '1958', label: 'Founded on the Manama quay' },
    { value: '8', label: 'Operating companies' },
    { value: '5', label: 'Gulf markets' },
  ],
  services: [
    {
      title: 'Ports and marine',
      company: 'Jalboot Marine',
      image: samplePicture(),
      text: 'Pilotage, towage and stevedoring at four berths, around the clock.',
      points: ['Terminal operations', 'Ship agency and bunkering'],
    },
    { title: 'Freight and cold chain', company: 'Darbline Logistics', points: ['Customs brokerage'] },
  ],
  companiesTitle: 'Eight companies',
  historyTitle: 'Staying put since 1958',
  newsTitle: 'Latest news',
  portfolioTitle: 'Names that trust us with theirs',
  enquiryTitle: 'Tell us what you are building.',
  enquiryText: 'Enquiries reach a person in Manama within one working day.',
}

const endless = 'Donaudampfschifffahrtsgesellschaftskapitänskajütentürschlüssel'.repeat(3)

/** A home page with texts that test a layout. */
export const hostileHomePage: StoredHomePage = {
  site: {
    brandName: '<b>Sahilan</b>',
    legalName: endless.slice(0, 200),
    logo: 'x" onerror="alert(1)',
    logoOnDark: samplePicture('#061424', '#E3C572', [1, 1]),
    contact: { address: endless },
  },
  statement: endless,
  statementAr: 'مرافئوطابوقوضوءنهار'.repeat(12),
  facts: [{ value: endless.slice(0, 200), label: endless.slice(0, 200) }],
  services: [{ title: endless.slice(0, 200), points: [endless.slice(0, 200)] }, { title: '' }],
  companiesTitle: endless.slice(0, 200),
  historyTitle: endless.slice(0, 200),
  newsTitle: endless.slice(0, 200),
  portfolioTitle: endless.slice(0, 200),
  enquiryTitle: endless.slice(0, 200),
  enquiryText: endless,
}
