import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Effect } from 'effect'
import { withoutQuery } from '#domain/addresses/without-query.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'

/** Of a picture, with its focal point, or of a PDF, with the page to which a link leads. */
const address = /^\/media\/[\w-]+\.(?:webp(?:#focus=\d+,\d+)?|pdf(?:[?#].*)?)$/

const replaced = (value: unknown, replace: (found: string) => string): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' && address.test(part) ? replace(part) : part,
  )

/**
 * Uploads the pictures and PDFs of an exported file and writes their new addresses into it. Those that are here already, by
 * address or by their bytes, stay. A dry run uploads nothing and returns what it would upload.
 */
export const withPicturesHere = Effect.fnUntraced(function* <Exported>(
  folder: string,
  exported: Exported,
  dryRun: boolean,
) {
  const library = yield* MediaLibrary
  const stored = yield* PictureRecords
  const found = new Set<string>()
  replaced(exported, (picture) => {
    found.add(withoutQuery(picture))
    return picture
  })
  const known = new Set(yield* stored.known([...found]))
  const coming = new Set<string>()
  const here = new Map<string, string>()
  for (const picture of found) {
    const file = join(folder, 'pictures', basename(picture))
    if (known.has(picture) || !existsSync(file)) continue
    const bytes = yield* Effect.promise(() => readFile(file))
    const kind = isPdfAddress(picture) ? 'file' : 'picture'
    const digest = createHash('sha256').update(bytes).digest('hex')
    const [same] = (yield* library.list({ kind, digest, size: 1 })).items
    if (same !== undefined) here.set(picture, same.address)
    else if (dryRun) coming.add(picture)
    // A refused picture stays unknown, so that only the rows that refer to it are refused.
    else
      yield* library.add(new File([bytes], basename(picture)), { kind }).pipe(
        Effect.map((added) => here.set(picture, added.picture.address)),
        Effect.catchTag('UploadRefused', () => Effect.void),
      )
  }
  const value = replaced(exported, (picture) => {
    const file = withoutQuery(picture)
    return (here.get(file) ?? file) + picture.slice(file.length)
  })
  // Only texts differ.
  return { exported: value as Exported, coming }
})
