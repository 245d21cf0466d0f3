import { hostile, logoPicture, sailPicture } from '#ui/design/sheet/picture.ts'
import type { FrameData, Site } from '../layout/frame-data.ts'
import type { Article, NewsTitles } from '../news/news-data.ts'

export const sampleSite: Site = {
  brandName: 'Sahilan',
  brandNameAr: 'ساحلان',
  legalName: 'Sahilan Group Holding',
  logoOnDark: logoPicture,
  copyright: '© 2025 Sahilan Group Holding. All rights reserved.',
  contact: {
    address: 'Quay House, Block 346, Manama, Kingdom of Bahrain',
    phone: '+973 1700 0158',
    email: 'hello@sahilan.example',
  },
  social: {
    LinkedIn: 'https://linkedin.example/sahilan',
    X: 'https://x.example/sahilan',
    Instagram: 'https://instagram.example/sahilan',
    Facebook: 'https://facebook.example/sahilan',
    YouTube: 'https://youtube.example/sahilan',
  },
}

export const sampleFrame: FrameData = {
  site: sampleSite,
  enquiry: {
    title: 'Tell us what you are building.',
    text: 'Enquiries reach a person in Manama, who passes them to the right company within one working day.',
    picture: sailPicture,
  },
}

/** Words that nobody planned for, in every place that takes words. */
export const hostileSite: Site = {
  ...sampleSite,
  logoOnDark: '',
  brandName: hostile.long,
  legalName: `${hostile.long} ${hostile.arabic}`,
  copyright: hostile.long.repeat(2),
  contact: {
    address: hostile.long,
    phone: '+973 1700 0158',
    email: `${hostile.long}@${hostile.long}.example`,
  },
}

const titles = [
  'Jalboot Marine opens a fourth berth at Hidd',
  'Dhuha Energy brings 120 MW online ahead of summer',
  'Badgir Estates completes Liwan Court in Riyadh',
]

const description =
  'The new berth adds 310 metres of quay and takes vessels of up to 14 metres draught.\n\nThe first call came before dawn on Sunday: a feeder from Mundra carrying rice, tiles and machine parts.'

export const sampleArticle = (title = titles[0] ?? '', id = '1'): Article => ({
  id,
  title,
  image: sailPicture,
  description,
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
})

export const sampleTitles: NewsTitles = {
  headlines: titles.map((title, at) => ({ id: String(at + 1), title })),
}

/** One page of a long archive. */
export const archiveTitles: NewsTitles = {
  headlines: Array.from({ length: 30 }, (_, at) => ({
    id: String(100 - at),
    title: `${titles[at % titles.length]}, part ${100 - at}`,
  })),
  older: '30.71',
  newer: '1.101',
}

export const hostileArticle: Article = {
  ...sampleArticle(`${hostile.long} <script>alert(1)</script> ${hostile.arabic}`, '4'),
  description: `${hostile.long.repeat(4)}\n\n${hostile.arabic}\nSecond line\n\n</script><b>not bold</b>`,
}
