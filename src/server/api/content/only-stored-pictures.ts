import { Effect } from 'effect'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { addressesAt, picturePathsOf } from '#domain/content/pictures-at.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { homePagePictures, type HomePage } from '#domain/home-page/home-page.ts'
import type { Text } from '#domain/language/translated-fields.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { inputRefused } from '#ports/failures.ts'

const unknownFile = 'Choose a PDF that was uploaded here'
const unknownPicture = 'Choose a picture that was uploaded here'

/** Rejects input with pictures or PDFs that were not uploaded here. */
export const onlyStoredPictures = Effect.fnUntraced(function* (content: AnyContentType) {
  const storedPictures = yield* StoredPictures
  return Effect.fnUntraced(function* <Input extends Readonly<Record<string, unknown>>>(input: Input) {
    const fields: Record<string, string> = {}
    for (const picture of picturePathsIn(content, input)) {
      const addresses = addressesAt(input, [picture])
      const isFile = content.files?.includes(picture) ?? false
      const isWrong = addresses.some((address) => isPdfAddress(address) !== isFile)
      if (isWrong || (yield* storedPictures.claim(addresses)).length > 0)
        fields[fieldOf(picture)] = isFile ? unknownFile : unknownPicture
    }
    if (Object.keys(fields).length === 0) return input
    return yield* inputRefused(fields)
  })
})

/** The paths of pictures, with the tags of the translations that the input has. */
const picturePathsIn = (content: AnyContentType, { translations }: Readonly<Record<string, unknown>>) =>
  picturePathsOf(content).flatMap((path) =>
    path.startsWith('translations.*')
      ? Object.keys(Object(translations)).map((tag) => path.replace('*', tag))
      : [path],
  )

/** `images.image` is the image of each entry of the field `images`. */
const fieldOf = (picture: string) =>
  picture.startsWith('translations.') ? picture : (picture.split('.')[0] ?? picture)

/** The same for the home page. */
export const onlyStoredHomePagePictures = Effect.map(StoredPictures, (storedPictures) =>
  Effect.fnUntraced(function* <Input extends HomePage>(input: Input) {
    const pictures = homePagePictures(input)
    const files = pictures.filter((address) => isPdfAddress(address))
    const unknown = [...files, ...(yield* storedPictures.claim(pictures))]
    return unknown.length === 0 ? input : yield* inputRefused(faultsOf(unknown, input))
  }),
)

const logosOf = (
  path: string,
  { logo, logoOnDark }: { readonly logo?: Text; readonly logoOnDark?: Text } = {},
) => [
  [`${path}.logo`, logo],
  [`${path}.logoOnDark`, logoOnDark],
]

const faultsOf = (unknown: ReadonlyArray<string>, { site, services = [], pages = {} }: HomePage) => {
  const places = [
    ...logosOf('site', site),
    ...Object.entries(site?.translations ?? {}).flatMap(([tag, logos]) =>
      logosOf(`site.translations.${tag}`, logos),
    ),
    ...services.map(({ image }, index) => [`services.${index}.image`, image]),
    ...Object.entries(pages).map(([page, { picture }]) => [`pages.${page}.picture`, picture]),
  ]
  return Object.fromEntries(
    places
      .filter(([, picture]) => unknown.some((address) => address === picture))
      .map(([path]) => [path, unknownPicture]),
  )
}
