import { hostile, logoPicture, onePixelPicture, sailPicture } from '#ui/design/sheet/picture.ts'
import type { OfferedService, ServicesData } from './services-data.ts'

const lines = [
  ['Ports and marine', 'Jalboot Marine', 'Terminal operations', 'Ship agency and bunkering'],
  ['Freight and cold chain', 'Darbline Logistics', 'Scheduled cross-border trucking', 'Customs brokerage'],
  ['Building and engineering', 'Tabuq Engineering', 'Design and build', 'Civil and marine works'],
] as const

const service = ([title, company, ...points]: (typeof lines)[number]): OfferedService => ({
  title,
  company,
  image: sailPicture,
  mark: logoPicture,
  text: 'Pilotage, towage, stevedoring and ship agency at four berths, around the clock.',
  points,
})

export const sampleServices: ServicesData = {
  companiesTitle: 'Eight companies, run by the people who built them',
  services: lines.map(service),
}

export const fewServices: ServicesData = {
  services: [
    { ...service(lines[0]), mark: undefined, company: 'Rutabi, Salwan and Nassaj' },
    { title: 'Advice' },
    { title: 'Property', image: '', text: 'Homes and workspace.', points: ['Leasing'] },
  ],
}

/** Words and pictures that nobody planned for. */
export const hostileServices: ServicesData = {
  companiesTitle: hostile.long,
  services: [
    {
      ...service(lines[0]),
      title: hostile.long,
      text: `${hostile.long.repeat(2)}\n\n<b>not bold</b>`,
      points: [hostile.long, hostile.arabic],
    },
    { ...service(lines[1]), title: hostile.arabic, company: hostile.long, mark: undefined },
    { ...service(lines[2]), image: onePixelPicture, mark: onePixelPicture, points: [] },
  ],
}
