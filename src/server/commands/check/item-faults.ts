import type { DatabaseSync } from 'node:sqlite'
import { webpKey, storedWidthsOf } from '#adapters/blobs/variant-keys.ts'
import { namedResumes } from '#adapters/sql/inbox/named-resumes.ts'
import { indexCheck } from '#adapters/sql/languages/index-check.ts'
import { storedHomePage, storedItems } from '#adapters/sql/content/stored-items.ts'
import { preparedRows } from '#adapters/sql/publishing/prepared-rows.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { addressesAt, picturePathsOf } from '#domain/content/pictures-at.ts'
import { homePagePictures } from '#domain/home-page/home-page.ts'

/** Errors of the stored items, and the files that they need, each with the item's name. */
export const itemFaults = (database: DatabaseSync) => {
  const faults: Array<string> = []
  const needed = new Map<string, string>()
  let items = 0

  const needPicture = (address: string, by: string) => {
    for (const width of storedWidthsOf(address)) needed.set(webpKey(address, width), by)
  }

  const index = indexCheck(database)
  for (const { content, item } of storedItems(database)) {
    items += 1
    const name = `${content.nouns.one} ${item.id}`
    for (const [field, sentence] of Object.entries(inputErrors(content, item)))
      faults.push(`${name}: ${field}: ${sentence}.`)
    faults.push(...index.faultsOf(content, item))
    for (const address of addressesAt(item, picturePathsOf(content))) needPicture(address, name)
  }
  for (const address of homePagePictures(storedHomePage(database) as Parameters<typeof homePagePictures>[0]))
    needPicture(address, 'the home page')
  for (const { name, errors, pictures } of preparedRows(database)) {
    for (const [field, sentence] of Object.entries(errors)) faults.push(`${name}: ${field}: ${sentence}.`)
    for (const address of pictures) needPicture(address, name)
  }
  faults.push(...index.remaining())
  for (const key of namedResumes(database)) needed.set(key, 'an application')
  return { faults, needed, items }
}
