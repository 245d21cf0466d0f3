import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { pictureKey } from '#adapters/blobs/picture-key.ts'
import { recordedLanguages } from '#adapters/sql/languages/recorded-languages.ts'
import { contentTypeNames, contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { picturesIn } from '#domain/history/pictures-in.ts'
import { snapshotTitle } from '#domain/history/subject.ts'
import { exportedItems } from '#domain/content/import/exported-items.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { storedState } from '#domain/publishing/stored-state.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { release } from '../../config/release.ts'
import { StartRefused } from '../../config/start-refused.ts'

/** The format version of an export. Increment it for a change that older programs cannot read. */
export const exportFormat = 1

/** Creates the folder, unless it is there and empty. */
export const makeEmptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new StartRefused(`${folder} is not empty.`)
}

/** Says of a language that texts in it are neither exported nor imported. */
export const leftOutLine = (tag: string): string =>
  `${tag}: texts in this language are left out, because LANGUAGES does not name it.`

const makeFolder = async (folder: string) => {
  await makeEmptyFolder(folder)
  await mkdir(join(folder, 'pictures'))
}

/** Writes what is on the site into an empty folder. Returns the lines to print. */
export const exportContent = Effect.fnUntraced(function* (folder: string) {
  const contents = yield* Contents
  const homePage = yield* HomePageDetails
  const blobs = yield* Blobs
  const languages = (yield* SiteLanguages).map(({ tag }) => tag)
  const recorded = yield* recordedLanguages(yield* SqlClient.SqlClient)
  yield* Effect.tryPromise({
    try: () => makeFolder(folder),
    catch: (error) => new StartRefused(error instanceof Error ? error.message : String(error)),
  })
  const write = (name: string, value: unknown) =>
    Effect.promise(() => writeFile(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`))

  const itemsOf = (name: ContentTypeName) =>
    Effect.map(contents.list(contentTypes[name], {}, allLanguages), ({ items }) => [name, items] as const)
  const all = yield* Effect.forEach(contentTypeNames, itemsOf)
  const titles = Object.fromEntries(
    all.map(([name, items]) => [
      name,
      new Map(items.map((item) => [item.id, snapshotTitle(name, { ...item })])),
    ]),
  )
  const files = all.map(([name, items]) => [name, exportedItems(name, items, titles)] as const)
  const home = storedState('homePage', yield* homePage.get(allLanguages))
  yield* Effect.forEach(files, ([name, items]) => write(name, items))
  yield* write('homePage', home)
  const time = new Date().toISOString()
  yield* write('site', { format: exportFormat, version: release.version, time, languages })

  const pictures = new Set([
    ...files.flatMap(([name, items]) => items.flatMap((item) => picturesIn(name, item))),
    ...picturesIn('homePage', home),
  ])
  const missing: Array<string> = []
  yield* Effect.forEach(pictures, (address) =>
    blobs.get(pictureKey(address)).pipe(
      Effect.flatMap((bytes) =>
        Effect.promise(() => writeFile(join(folder, 'pictures', basename(address)), bytes)),
      ),
      Effect.catchTag('ItemNotFound', () => Effect.sync(() => missing.push(address))),
    ),
  )
  return [
    ...recorded.filter((tag) => !languages.includes(tag)).map(leftOutLine),
    ...missing.map((address) => `${address}: the picture is missing.`),
    ...files.map(([name, items]) => `${name}: ${items.length}`),
    `pictures: ${pictures.size - missing.length}`,
  ]
})
