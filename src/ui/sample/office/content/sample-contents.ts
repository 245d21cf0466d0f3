import type { MemoryContentsOptions } from '#adapters/memory/content/contents.ts'
import { sampleGroup } from '../sample-group.ts'
import { samplePicture } from './sample-picture.ts'

type Items = NonNullable<MemoryContentsOptions['items']>

const berth =
  'The new berth adds 310 metres of quay and takes vessels of up to 14 metres draught.\n\nTwo electric gantries replace four diesel cranes.'

export const sampleContents: Items = {
  ...sampleGroup,
  newsArticle: [
    {
      title: 'Nassaj lands a new cable between Bahrain and Kuwait',
      image: samplePicture('#0A2036', '#2A6086'),
      description: 'The 430 km route gives banks on both shores a second path for their traffic.',
    },
    {
      title: 'Salwan Health to build a courtyard hospital in Isa Town',
      image: samplePicture('#F0F6F8', '#377E97'),
      description: 'The 140-bed hospital is planned around four gardens.',
    },
    {
      title: 'Rutabi Foods replants 9,000 palms in Al Ahsa',
      image: samplePicture('#ECD9A0', '#76570F'),
      description: 'Working with forty smallholders, Rutabi has replaced ageing trees.',
    },
    {
      title: 'Badgir Estates completes Liwan Court in Riyadh',
      image: samplePicture('#DDEBF0', '#0A2036'),
      description: 'Five mid-rise buildings share one shaded street.',
    },
    {
      title: 'Dhuha Energy brings 120 MW online ahead of summer',
      image: samplePicture('#F5EACB', '#D4AB3F'),
      description: 'The field now covers the annual use of roughly 24,000 homes.',
    },
    { title: 'Jalboot Marine opens a fourth berth at Hidd', image: samplePicture(), description: berth },
  ],
}

const endless = 'Donaudampfschifffahrtsgesellschaftskapitänskajütentürschlüssel'.repeat(3)

/** Edge cases: a very long word, markup, Arabic, an empty text, a picture of one pixel. */
export const hostileContents: Items = {
  newsArticle: [
    { title: endless, image: samplePicture('#0A2036', '#2A6086', [1, 1]), description: endless },
    { title: '<script>alert("title")</script>', image: 'x" onerror="alert(1)', description: '<b>bold</b>' },
    {
      title: 'مرافئ وطابوق وضوء نهار',
      image: samplePicture(),
      description: 'بدأت ساحلان متجراً واحداً يبيع الحبال والأشرعة لسفن الغوص.',
    },
    { title: ' ', image: '', description: '' },
  ],
}
