import type { SampleStoresOptions } from '../sample-stores-options.ts'

/** A desk with a holiday, Ramadan hours and a rule; the first enquiry is Noor's, and the second was answered. */
export const sampleDesk: NonNullable<SampleStoresOptions['desk']> = {
  desk: {
    holidays: [{ from: '2026-12-02', to: '2026-12-03', name: 'National Day', places: ['UAE'] }],
    periods: [{ from: '2027-02-08', to: '2027-03-09', name: 'Ramadan', places: [], hours: '09:00-14:00' }],
    routing: [
      { places: ['KSA', 'Kuwait'], types: ['Business'], owner: '2', away: ['2026-11-29', '2026-12-03'] },
      { places: [], types: [], brandIds: ['1'], subjects: ['press', 'sales'], owner: '1' },
      { places: [], types: ['application'], owner: '2' },
    ],
  },
  handled: {
    enquiries: {
      1: { owner: '2', tags: ['physiotherapy'] },
      2: { owner: '1', answeredAt: '2026-11-22T06:40:00.000Z', firstAnswer: 132 },
    },
  },
}
