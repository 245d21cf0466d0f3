import { Effect } from 'effect'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { addressesAt, picturePathsOf } from '#domain/content/pictures/pictures-at.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { unknownPictureSentence, unknownPictures } from '#domain/content/pictures/unknown-pictures.ts'
import { homePagePictures, type HomePageContent } from '#domain/content/home-page/home-page.ts'
import type { Text } from '#domain/language/translated-fields.ts'
import { plainAddress } from '#domain/picture/picture-source.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { failIfInvalid, inputRefused } from '#ports/failures.ts'

/** Rejects input with pictures or PDFs that were not uploaded here. */
export const onlyStoredPictures = Effect.fnUntraced(function* (contentType: AnyContentType) {
  const pictureRecords = yield* PictureRecords
  const paths = picturePathsOf(contentType)
  return Effect.fnUntraced(function* <Input extends Readonly<Record<string, unknown>>>(input: Input) {
    const addresses = addressesAt(input, paths).map((address) => plainAddress(address))
    const unknown = yield* pictureRecords.claim(addresses)
    yield* failIfInvalid(unknownPictures({ paths, files: contentType.files }, input, unknown))
    return input
  })
})

/** Rejects input for the home page with pictures that were not uploaded here, or with PDFs. */
export const onlyStoredHomePagePictures = Effect.map(PictureRecords, (pictureRecords) =>
  Effect.fnUntraced(function* <Input extends HomePageContent>(input: Input) {
    const pictures = homePagePictures(input)
    const files = pictures.filter((address) => isPdfAddress(address))
    const unknown = [...files, ...(yield* pictureRecords.claim(pictures))]
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

const faultsOf = (unknown: ReadonlyArray<string>, { site, services = [], pages = {} }: HomePageContent) => {
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
      .map(([path]) => [path, unknownPictureSentence]),
  )
}
