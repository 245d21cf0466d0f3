import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import type { AnyContentType, ContentInput } from '#domain/content/content-types.ts'
import { addressesAt } from '#domain/content/pictures/pictures-at.ts'
import { picturePathsIn } from '#domain/history/pictures-in.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import { inputOf } from '../content-inputs.ts'

/** The pictures and PDFs that a write puts into an item, another one at each place. */
export interface Chosen {
  readonly pictures: ReadonlyArray<string>
  readonly files: ReadonlyArray<string>
}

const oneOf = (addresses: ReadonlyArray<string>) => {
  let at = 0
  return () => addresses[at++ % addresses.length] ?? ''
}

/** A text with a picture, and a link to a PDF if there is one. */
export const bodyWith = (address: string, file?: string) => ({
  blocks: [
    { type: 'paragraph', text: [{ text: 'Deeper', strong: true, ...(file && { link: file }) }] },
    { type: 'picture', address, alt: 'A crane' },
  ],
})

const sections = (picture: () => string, file: () => string) => [
  { id: 'a', kind: 'picture', image: `${picture()}#focus=5,95`, body: bodyWith(picture(), file()) },
  { id: 'b', kind: 'text', translations: { ar: { body: bodyWith(picture()) } } },
  {
    id: 'c',
    kind: 'downloads',
    files: [{ file: file(), title: 'Policy', translations: { ar: { title: 'سياسة', file: file() } } }],
  },
]

/** Input with pictures in every place that a content type has. Pages have the given address. */
export const withPictures = <C extends AnyContentType>(
  contentType: C,
  { pictures, files }: Chosen,
  address = '/berths',
): ContentInput<C> => {
  const [picture, file] = [oneOf(pictures), oneOf(files)]
  const { rich, mayDiffer = [] }: TranslatedFields = contentType
  const differing = Object.fromEntries(mayDiffer.map((field) => [field, picture()]))
  const translated = { title: 'عنوان', ...differing, ...(rich && { body: bodyWith(picture(), file()) }) }
  return inputOf(
    contentType,
    'A title',
    {
      ...(contentType.name === 'brand' && { picture: picture() }),
      ...(contentType.name === 'page' && { address, sections: sections(picture, file) }),
      ...(rich && { body: bodyWith(picture(), `${file()}#page=2`) }),
      ...((rich || mayDiffer.length > 0) && { translations: { ar: translated } }),
    },
    [picture(), `${picture()}#focus=30,60`],
  )
}

export const homePageWith = ({ pictures }: Chosen): HomePageContent => {
  const picture = oneOf(pictures)
  const head = () => ({ title: 'A page', picture: picture() })
  const logos = () => ({ logo: picture(), logoOnDark: picture() })
  return {
    site: { ...logos(), translations: { ar: logos() } },
    services: [{ title: 'Dredging', image: `${picture()}#focus=0,100` }],
    pages: { about: head(), services: head(), careers: head(), contact: head(), news: head() },
  }
}

/** The places of a subject in which an input has no picture. */
export const placesWithout = (subject: Parameters<typeof picturePathsIn>[0], input: object) =>
  picturePathsIn(subject).filter((path) => addressesAt(input, [path]).length === 0)
