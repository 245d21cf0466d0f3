import type { DatabaseSync } from 'node:sqlite'
import { neededKeys } from '#adapters/blobs/variant-keys.ts'
import { usesCheck } from '#adapters/sql/files/uses-check.ts'
import { namedResumes } from '#adapters/sql/inbox/named-resumes.ts'
import { indexCheck } from '#adapters/sql/languages/index-check.ts'
import { storedHomePage, storedItems } from '#adapters/sql/content/stored-items.ts'
import { draftAndUnpublishedRows } from '#adapters/sql/publishing/draft-and-unpublished-rows.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { linkedFiles, picturesIn } from '#domain/history/pictures-in.ts'
import { homePageId } from '#domain/history/subject.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { plainAddress } from '#domain/picture/picture-source.ts'
import type { UseRef } from '#domain/picture/picture-use.ts'
import type { Publishable } from '#domain/publishing/draft.ts'

/** Errors of the stored items, and the files that they need, each with the item's name. */
export const itemFaults = (database: DatabaseSync) => {
  const faults: Array<string> = []
  const needed = new Map<string, string>()
  let items = 0

  const uploaded = new Set(
    database
      .prepare('select address from pictures')
      .all()
      .map(({ address }) => String(address)),
  )

  const isUnknownPdf = (address: string) => isPdfAddress(address) && !uploaded.has(address)

  /** A link of a text to a PDF that was never uploaded is a dead link, and needs no file. */
  const needPictures = (addresses: ReadonlyArray<string>, snapshot: Snapshot, by: string) => {
    const plain = addresses.map((each) => plainAddress(each))
    const linked = plain.some(isUnknownPdf) ? linkedFiles(snapshot).map(({ target }) => target) : []
    for (const address of plain)
      if (!isUnknownPdf(address) || !linked.includes(address))
        for (const key of neededKeys(address)) needed.set(key, by)
  }

  const index = indexCheck(database)
  const uses = usesCheck(database)
  const compareUses = (name: string, use: UseRef, addresses: ReadonlyArray<string>) =>
    faults.push(...uses.faultsOf(name, use, addresses))
  /** Compares the uses of what is on the site, and collects its files. */
  const checkLive = (name: string, subject: Publishable, itemId: string, snapshot: Snapshot) => {
    const addresses = picturesIn(subject, snapshot)
    compareUses(name, { state: 'live', subject, itemId }, addresses)
    needPictures(addresses, snapshot, name)
  }

  for (const { contentType, item } of storedItems(database)) {
    items += 1
    const name = `${contentType.nouns.one} ${item.id}`
    for (const [field, sentence] of Object.entries(inputErrors(contentType, item)))
      faults.push(`${name}: ${field}: ${sentence}.`)
    faults.push(...index.faultsOf(contentType, item))
    checkLive(name, contentType.name, item.id, { ...item })
  }
  checkLive('the home page', 'homePage', homePageId, storedHomePage(database))
  for (const { name, errors, pictures, use, snapshot } of draftAndUnpublishedRows(database)) {
    for (const [field, sentence] of Object.entries(errors)) faults.push(`${name}: ${field}: ${sentence}.`)
    if (use !== undefined) compareUses(name, use, picturesIn(use.subject, snapshot))
    needPictures(pictures, snapshot, name)
  }
  faults.push(...index.remaining(), ...uses.remaining())
  for (const key of namedResumes(database)) needed.set(key, 'a received mail')
  return { faults, needed, items }
}
