import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { pictureKey } from '#adapters/blobs/picture-key.ts'
import { enquiryTable } from '#adapters/sql/inbox/enquiries.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { contentTypes, type AnyContentType } from '#domain/content/content-types.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { day, minute } from '#domain/time/durations.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { demoAccounts } from './accounts.ts'
import { demoContents } from './contents.ts'
import { demoHomePage } from './home-page.ts'
import { demoEnquiries, demoProfiles } from './mails.ts'
import { resume } from './resume.ts'

/** Whether the site has no content yet. */
const isEmpty = Effect.gen(function* () {
  const home = yield* (yield* HomePageDetails).get()
  if (home.version !== undefined) return false
  const store = yield* Contents
  const pages = yield* Effect.forEach(Object.values(contentTypes), (contentType) =>
    store.list<AnyContentType>(contentType, { size: 1 }),
  )
  return pages.every(({ total }) => total === 0)
})

const storePictures = Effect.fnUntraced(function* (folder: string) {
  const blobs = yield* Blobs
  const stored = yield* PictureRecords
  const names = yield* Effect.promise(() => readdir(folder))
  for (const name of names.filter((file) => file.endsWith('.webp'))) {
    yield* blobs.put(pictureKey(`/media/${name}`), yield* Effect.promise(() => readFile(join(folder, name))))
  }
  const list = yield* Effect.promise(() => readFile(join(folder, 'pictures.json'), 'utf8'))
  const addresses: Readonly<Record<string, string>> = JSON.parse(list)
  yield* Effect.forEach(
    Object.entries(addresses),
    ([name, address]) => stored.record(address, { name, bytes: 0, digest: '' }),
    { discard: true },
  )
  return addresses
})

const illustrated = <A>(value: A, addresses: Readonly<Record<string, string>>): A =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? (addresses[part] ?? part) : part,
  )

const careers = (now: number) =>
  demoContents.career.map(({ closesInDays, ...career }) => ({
    ...career,
    closingDate: new Date(now + closesInDays * day).toISOString().slice(0, 10),
  }))

const dated = <Input>(input: Input, at: number) => ({ input, createdAt: new Date(at).toISOString() })

/** Dates items one week apart, the first being the newest. */
const weekly = <Input>(inputs: ReadonlyArray<Input>, now: number) =>
  inputs.map((input, weeks) => dated(input, now - weeks * 7 * day)).toReversed()

const fillMails = Effect.fnUntraced(function* (now: number) {
  const { insert } = enquiryTable(yield* SqlClient.SqlClient)
  for (const { minutesAgo, ...enquiry } of demoEnquiries.toReversed()) {
    const receivedAt = new Date(now - minutesAgo * minute).toISOString()
    yield* insert([{ ...enquiry, consent: '', status: 'new', spamReasons: [], note: '' }], receivedAt)
  }
  const positions = (yield* (yield* Contents).list(contentTypes.career)).items
  for (const { minutesAgo: _, position, resumeName, ...profile } of demoProfiles) {
    const careerId = positions.find(({ title }) => title === position)?.id ?? ''
    yield* (yield* Profiles).send({ ...profile, careerId }, resume(profile, resumeName))
  }
})

/**
 * Fills an empty site with the demo content, in one transaction. Returns whether it did.
 * @param folder The prepared pictures.
 */
export const fillEmptyDatabase = Effect.fnUntraced(function* (folder: string) {
  if (!(yield* isEmpty)) return false
  const addresses = yield* storePictures(folder)
  const sql = yield* SqlClient.SqlClient
  const now = Date.now()
  const given = illustrated({ ...demoContents, career: careers(now) }, addresses)
  const today = <Input>(inputs: ReadonlyArray<Input>) => inputs.map((input) => dated(input, now))
  yield* Effect.gen(function* () {
    yield* seedItems(contentTypes.brand, today(given.brand))
    yield* seedItems(contentTypes.slider, today(given.slider))
    yield* seedItems(contentTypes.historySlide, today(given.historySlide))
    yield* seedItems(contentTypes.teamMember, today(given.teamMember))
    yield* seedItems(contentTypes.portfolioItem, today(given.portfolioItem))
    yield* seedItems(contentTypes.page, today(given.page))
    yield* seedItems(contentTypes.newsArticle, weekly(given.newsArticle, now))
    yield* seedItems(contentTypes.career, weekly(given.career, now))
    yield* (yield* HomePageDetails).update(illustrated(demoHomePage, addresses))
    yield* fillMails(now)
    // No notifications about demo mails.
    yield* sql`delete from notifications`
    const accounts = yield* Accounts
    for (const account of demoAccounts) {
      yield* accounts.add({ ...account, password: randomBytes(24).toString('base64url') })
    }
  }).pipe(sql.withTransaction)
  return true
})
