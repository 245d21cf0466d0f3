import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { brand } from '#domain/content/brand.ts'
import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import { activityKinds, changeKinds, type ActivityKind } from '#domain/history/activity.ts'
import { senderName } from '#domain/history/author.ts'
import { movedItem } from '#domain/history/moved-item.ts'
import { allSentAgainTitle, sentAgainTitle } from '#domain/mail/letters/sent-again-title.ts'
import { mailKinds } from '#domain/mail/mail-kind.ts'
import { noPersonalData } from '#domain/privacy/personal-data.ts'
import { personalCountsText } from '#domain/privacy/personal-counts-text.ts'
import { retainedCountsText } from '#domain/privacy/retention.ts'
import { samples, withPicture } from '#tests/server/support/content-samples.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { uploadPicture } from '#tests/support/back-end/server.ts'

type Fields = Readonly<Record<string, unknown>>

/** What people type, without a Latin letter; addresses, colours and placeholders stay. */
const inArabic = (fields: Fields, text: string): Fields =>
  JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
    typeof value === 'string' && /[a-z]/u.test(value) && !['id', 'kind', 'board'].includes(key)
      ? text
      : value,
  )

const send = async (request: ReturnType<Client['get']>) => {
  const { status, text, data } = await request
  if (status !== 200) throw new Error(text)
  return data
}

/** Adds two items of a content type, changes one, and moves the other to the trash and back. */
const addItems = async (admin: Client, name: ContentTypeName, picture: string) => {
  const { add, update, remove } = contentEndpoints[name]
  const input = () => withPicture(inArabic(samples[name].input, 'نص أول'), picture)
  await send(admin.post(add, input()))
  await send(admin.post(add, input()))
  await send(
    admin.put(update.replace('{id}', '1'), withPicture(inArabic(samples[name].change, 'نص ثانٍ'), picture)),
  )
  await send(admin.delete(remove.replace('{id}', '2')))
  await send(admin.put(`/trash/${name}/2`))
}

const sections = [
  { id: '1', kind: 'figures', title: 'أرقام', figures: [{ value: '4', label: 'مراسٍ' }], note: 'ملاحظة' },
  { id: '2', kind: 'quote', text: 'قول', source: 'هدى', role: 'مهندسة' },
  { id: '3', kind: 'people', people: ['1'] },
]

/** Fills an empty product by its API with items, mails and settings in Arabic, each changed once. */
export const fillInArabic = async (admin: Client) => {
  await send(admin.put('/account', { name: 'هدى', language: 'ar' }))
  const picture = await uploadPicture(admin)
  for (const name of contentTypeNames) await addItems(admin, name, picture)
  await send(admin.put('/Page_update/1', { sections, menu: 'footer', lastChanged: 'shown' }))
  await send(admin.put('/AboutusTeam_update/1', { board: 'executive' }))
  await send(admin.put('/Ourbrands_order', { ids: ['2', '1'] }))
  await send(admin.put('/homepage', { statement: 'نبني', site: { brandName: 'ساحلان' }, languages: ['ar'] }))
  const account = { name: 'نور', email: 'n@example.com', role: 'Hr', password: 'a stone in the quay wall' }
  await send(admin.post('/adminuser', account))
  await send(admin.put('/adminuser/2', { role: 'CXTeam', password: 'another stone in the wall' }))
}

const titles: Readonly<Partial<Record<ActivityKind, ReadonlyArray<string>>>> = {
  sentAgain: [
    ...mailKinds.flatMap((kind) =>
      (['staff', 'visitor'] as const).map((recipient) => sentAgainTitle({ kind, recipient }, 'BCD23456')),
    ),
    allSentAgainTitle(1),
    allSentAgainTitle(12),
  ],
  ordered: [brand.nouns.many, movedItem(brand, 'نص', 1, 2).title],
  exported: [personalCountsText({ ...noPersonalData, enquiries: 2, files: 1 })],
  forgotten: [personalCountsText({ ...noPersonalData, profiles: 3 })],
  expired: [retainedCountsText({ enquiries: 12, spam: 1 })],
}

/** Records an activity of each kind as the server writes it, since some take days or a device. */
export const recordEveryKind = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'sahilan.db'))
  const insert =
    database.prepare(`insert into activities (at, kind, author_id, author, author_folded, address, subject,
    item_id, title, title_folded, version, before, after) values (?, ?, ?, ?, ?, '', ?, ?, ?, ?, 0, 'null', ?)`)
  const ofPerson = new Set<ActivityKind>(['exported', 'forgotten', 'expired'])
  for (const kind of activityKinds) {
    const hasNoItem = !changeKinds.some((known) => known === kind)
    const subject = hasNoItem
      ? ''
      : kind === 'ordered'
        ? 'brand'
        : ofPerson.has(kind)
          ? 'personalData'
          : 'newsArticle'
    const item =
      hasNoItem || kind === 'ordered' || kind === 'expired' ? '' : ofPerson.has(kind) ? 'f00d5eed' : '1'
    const author = kind === 'forgotten' ? senderName : ''
    for (const title of titles[kind] ?? ['عنوان'])
      insert.run(
        new Date().toISOString(),
        kind,
        '',
        author,
        author,
        subject,
        item,
        title,
        title,
        JSON.stringify(ofPerson.has(kind) ? { enquiries: 2, profiles: 1, spam: 3 } : null),
      )
  }
  database.close()
}
