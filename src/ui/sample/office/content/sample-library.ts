import type { MemoryLibraryOptions } from '#adapters/memory/content/library-store.ts'
import { pdfAddress } from '#domain/picture/pdf-file.ts'
import { sampleContents } from './sample-contents.ts'
import { samplePeople } from '../sample-people.ts'
import { samplePicture } from './sample-picture.ts'

type Pictures = NonNullable<MemoryLibraryOptions['pictures']>

const picture = (
  id: number,
  name: string,
  address: string,
  words: Partial<Pictures[number]> = {},
): Pictures[number] => ({
  id: String(id),
  version: 1,
  createdAt: `2026-11-${String(id).padStart(2, '0')}T08:00:00.000Z`,
  updatedAt: `2026-11-${String(id).padStart(2, '0')}T08:00:00.000Z`,
  address,
  inLibrary: true,
  name,
  alt: '',
  decorative: false,
  translations: {},
  focus: '',
  bytes: 188_416,
  digest: '',
  uploadedBy: { id: samplePeople.CXTeam.id, name: samplePeople.CXTeam.name },
  ...words,
})

const used = (sampleContents.newsArticle ?? []).map(({ image }) => image)

/** Oldest first: those of the news, and some that nothing refers to. */
export const sampleLibrary: Pictures = [
  picture(1, 'salwa-road', samplePicture('#DDEBF0', '#D4AB3F', [1200, 700])),
  picture(2, 'first-solar-field', samplePicture('#0A2036', '#377E97', [1600, 1200]), {
    alt: 'A field of solar panels',
  }),
  ...used.map((address, at) =>
    picture(
      at + 3,
      ['cable-landing', 'isa-town-model', 'al-ahsa', 'liwan-court', 'sitra-flats', 'berth-four'][at] ?? '',
      address,
      {
        alt: 'A drawing in two colours',
        ...(at % 2 === 1 && { translations: { ar: { alt: 'رسم بلونين' } } }),
        ...(at === 5 && { focus: '70,40' }),
      },
    ),
  ),
  picture(9, 'Environmental policy', pdfAddress('a1'), { bytes: 1_258_291, downloads: 214 }),
  picture(10, 'تقرير الاستدامة 2026', pdfAddress('b2'), { bytes: 88_064, downloads: 0 }),
]
