import type { MemoryContentsOptions } from '#adapters/memory/content/contents.ts'
import { hostileContents } from '#ui/sample/office/content/sample-contents.ts'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { hostile, onePixelPicture } from '#ui/design/examples/example-content.ts'

const families = '👩‍👩‍👧‍👦🏳️‍🌈👨🏽‍🚀 '.repeat(12)
const hugePicture = samplePicture('#0A2036', '#377E97', [12_000, 9_000])
const titles = [hostile.long.repeat(2), `${hostile.arabic} ${hostile.arabic}`, families, '<b>not bold</b>']
const images = [onePixelPicture, hugePicture, samplePicture(), '']

const each = <Item>(item: (title: string, image: string) => Item) =>
  titles.map((title, at) => item(title, images[at] ?? ''))

/** Items of every content type but pages: long words, markup, emoji and extreme pictures. */
export const hostileItems: NonNullable<MemoryContentsOptions['items']> = {
  newsArticle: [
    // Empty titles are rejected on save, so no page shows one.
    ...(hostileContents.newsArticle ?? []).filter(({ title }) => title.trim() !== ''),
    ...each((title, image) => ({ title, image, description: `${title}\n\n${title}` })),
  ],
  brand: each((title, image) => ({ title, image, sector: hostile.long })),
  slider: each((title, image) => ({ title, image, description: title })),
  historySlide: each((title, image) => ({
    title,
    image,
    year: '1958',
    colour: '#BDD8E2',
    description: title,
  })),
  teamMember: each((name, image) => ({ name, designation: name, image, description: name })),
  portfolioItem: each((title) => ({ title, images: images.map((image) => ({ image, name: title.trim() })) })),
  career: each((title) => ({
    title,
    company: title,
    department: title,
    location: title,
    employmentType: title,
    experience: title,
    closingDate: '',
    description: title,
  })),
}
