import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, describe, expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { baselineContentTables } from '#adapters/sql/migrations/baseline/declarations.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { fold } from '#domain/content/list/search-text.ts'
import { Contents } from '#ports/content/contents.ts'
import { Trash } from '#ports/content/trash.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { storedRows, type Rows } from './stored-rows.ts'
import type { Databases } from './upgrade-contract.ts'

/** A text as it was typed, as it was folded up to number 47, and as it is folded since. */
const typed = '\u200Fشرکتِ\u200Cهای ۲۰۲۶ و ٢٠٢٧\u061C 👩\u200D🔧'
const before = '\u200Fشرکت\u200Cهای ۲۰۲۶ و ٢٠٢٧\u061C 👩\u200D🔧'
const since = 'شركتهاي 2026 و 2027 👩\u200D🔧'

const [{ version, created_at, updated_at }] = storedRows.brands
const [account] = storedRows.accounts
const [enquiry] = storedRows.enquiries
const [profile] = storedRows.profiles
const [trashed] = storedRows.trash
const [activity] = storedRows.activities
const [notification] = storedRows.notifications

const contentRows = baselineContentTables.map(({ name, columns, sorted, order }) => [
  name,
  [
    {
      version,
      created_at,
      updated_at,
      ...(order !== 'newest' && { position: 1 }),
      ...Object.fromEntries(columns.map((column) => [column, typed])),
      ...Object.fromEntries(sorted.map((column) => [`${column}_key`, before])),
      folded: before,
    },
  ],
])

const rows: Rows = {
  ...Object.fromEntries(contentRows),
  enquiries: [{ ...enquiry, name_key: before, folded: before }],
  profiles: [{ ...profile, name_key: before, folded: before }],
  accounts: [{ ...account, name_key: before, folded: before }],
  trash: [
    {
      ...trashed,
      subject: 'newsArticle',
      item_id: 9,
      folded: before,
      item: JSON.stringify({
        id: 9,
        version,
        created_at,
        updated_at,
        title: typed,
        image: '',
        description: '',
        title_key: before,
        folded: before,
      }),
    },
  ],
  activities: [{ ...activity, author_folded: before, title_folded: before }],
}

const isFolded = (column: string) => /folded$|_key$/.test(column)
const isOther = (column: string) => ['email_key', 'text_key', 'resume_key', 'device_key'].includes(column)

/** Addresses with direction marks. Two accounts differ by them only. */
const email = '\u202Asara@example.com\u202C'
const marked: Rows = {
  enquiries: [{ ...enquiry, email }],
  profiles: [{ ...profile, email }],
  notifications: [{ ...notification, recipient: 'visitor', visitor: email }],
  accounts: [
    { ...account, email, email_key: email },
    { ...account, email: '\u200Enoor@example.com', email_key: '\u200Enoor@example.com' },
    { ...account, email: '\u200Fnoor@example.com', email_key: '\u200Fnoor@example.com' },
  ],
  trash: [{ ...trashed, subject: 'enquiry', item: JSON.stringify({ ...enquiry, id: 9, email }) }],
  activities: [{ ...activity, subject: 'account', after: JSON.stringify({ email }) }],
}

/** Texts that were folded before digits, Persian letters and direction marks were. */
export const normalizedContract = (label: string, { existing }: Databases): void => {
  describe(`${label}: texts folded up to number 47`, () => {
    const store = ManagedRuntime.make(
      Layer.mergeAll(SqlContents, SqlEnquiries(), SqlTrash).pipe(
        Layer.provideMerge(Layer.merge(existing(rows), MemoryBlobs())),
      ),
    )
    afterAll(() => store.dispose())
    const titles = (search: string) =>
      store.runPromise(
        Effect.flatMap(Contents, (contents) => contents.list(newsArticle, { search })).pipe(
          Effect.map(({ items }) => items.map(({ title }) => title)),
        ),
      )

    it('[T18] are folded again in every table', async () => {
      const found = await store.runPromise(
        SqlClient.SqlClient.use((sql) =>
          Effect.forEach(Object.keys(rows), (table) =>
            Effect.map(sql<Readonly<Record<string, unknown>>>`select * from ${sql(table)}`, ([row = {}]) =>
              Object.entries(row)
                .filter(([column]) => isFolded(column) && !isOther(column))
                .map(([column, text]) => [`${table}.${column}`, text]),
            ),
          ),
        ),
      )
      const texts = found.flat()
      expect(texts.length).toBeGreaterThan(25)
      expect(texts.filter(([, text]) => text !== since)).toEqual([])
      expect(fold(typed)).toBe(since)
    })

    it('[T18] are found by digits, by letters, and by emoji with joiners', async () => {
      const searches = ['2026', '٢٠٢٧', 'شركت', 'شرکت های', '👩\u200D🔧', '2020']
      const found = await Promise.all(searches.map(async (search) => [search, (await titles(search)).length]))
      expect(found).toEqual([...searches.slice(0, -1).map((search) => [search, 1]), ['2020', 0]])
      const { total } = await store.runPromise(
        Effect.flatMap(Enquiries, (enquiries) => enquiries.list({ search: 'شرکت' })),
      )
      expect(total).toBe(1)
    })

    it('[T18] are folded again when an item is restored from the trash', async () => {
      await store.runPromise(
        Effect.flatMap(Trash, (trash) => trash.restore({ subject: 'newsArticle', itemId: '9' })),
      )
      expect(await titles('2026')).toEqual([typed, typed])
    })
  })

  describe(`${label}: e-mail addresses stored up to number 47`, () => {
    const store = ManagedRuntime.make(existing(marked))
    afterAll(() => store.dispose())

    it('[T35] lose their direction marks, unless another account has the same', async () => {
      const found = await store.runPromise(
        SqlClient.SqlClient.use(
          (sql) => sql<{ name: string; email: string }>`
            select 'enquiry' as name, email from enquiries
            union all select 'profile', email from profiles
            union all select 'notification', visitor from notifications
            union all select 'trash', item ->> 'email' from trash
            union all select 'activity', after ->> 'email' from activities
            union all select 'account', email from accounts where id = 1
            union all select 'account key', email_key from accounts where id = 1
            union all select 'other', email_key from accounts where id > 1`,
        ),
      )
      expect(found.filter(({ email: address }) => address === 'sara@example.com')).toHaveLength(7)
      expect(found.filter(({ name }) => name === 'other').map((row) => row.email)).toEqual([
        '\u200Enoor@example.com',
        '\u200Fnoor@example.com',
      ])
    })
  })
}
