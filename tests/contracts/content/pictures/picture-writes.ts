import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { type Arbitrary, constantFrom, nat, record } from 'fast-check'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { StoredPublication } from '#adapters/publishing/publication.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { SqlStoredPictures } from '#adapters/sql/files/stored-pictures.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { SqlRetention } from '#adapters/sql/privacy/retention.ts'
import { SqlDraftStore } from '#adapters/sql/publishing/draft-store.ts'
import { SqlUnpublished } from '#adapters/sql/publishing/unpublished.ts'
import { contentTypes, type ContentInput } from '#domain/content/content-types.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Trash } from '#ports/content/trash.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import { Publication } from '#ports/server/publishing/publication.ts'
import { Retention } from '#ports/server/retention.ts'
import { AnyStore } from '../../support/any-store.ts'
import { inputOf } from '../content-inputs.ts'

export const startPictures = () =>
  ManagedRuntime.make(
    Layer.mergeAll(StoredDrafts(), StoredPublication, SqlStoredPictures, SqlRetention()).pipe(
      Layer.provideMerge([SqlContents, SqlHomePageDetails, SqlUnpublished, SqlDraftStore, SqlTrash]),
      Layer.provideMerge(Layer.merge(AnyStore(), MemoryBlobs())),
    ),
  )

export const somePictures = 'abcdefgh'.split('').map((key) => `/media/${key}-1600x900.webp`)
const { brand, newsArticle, portfolioItem } = contentTypes
const contents = [brand, newsArticle, portfolioItem] as const
type Content = (typeof contents)[number]

const body = (address: string) => ({
  blocks: [
    { type: 'paragraph', text: [{ text: 'Deeper', strong: true }] },
    { type: 'picture', address, alt: 'A crane' },
  ],
})

/** Input with pictures in every place that a content type has. */
const withPictures = (contentType: Content, one: string, other: string) => {
  const input = inputOf(contentType, 'A title', {}, [one, `${other}#focus=30,60`])
  const rich = contentType === newsArticle && {
    body: body(other),
    translations: { ar: { title: 'عنوان', body: body(one) } },
  }
  return { ...input, ...rich } as ContentInput<Content>
}

const writes = [
  'add',
  'update',
  'remove',
  'restore',
  'erase',
  'unpublish',
  'publish',
  'removeUnpublished',
  'draft',
  'newDraft',
  'schedule',
  'updateDraft',
  'publishDraft',
  'discardDraft',
  'restoreDraft',
  'settle',
  'homePage',
  'homePageDraft',
  'sweep',
  'seed',
] as const

/** A random write of something that has pictures. */
export const anyStep = record({
  write: constantFrom(...writes),
  contentType: constantFrom(...contents),
  at: nat(5),
  one: constantFrom(...somePictures),
  other: constantFrom(...somePictures),
})
type Step = typeof anyStep extends Arbitrary<infer Value> ? Value : never

export const apply = ({ write, contentType, at, one, other }: Step) =>
  Effect.gen(function* () {
    const stored = yield* Contents
    const drafts = yield* Drafts
    const trash = yield* Trash
    const unpublished = yield* Unpublished
    const { items } = yield* stored.list(contentType)
    const ref = { subject: contentType.name, itemId: items[at % Math.max(1, items.length)]?.id ?? '0' }
    const input = withPictures(contentType, one, other)
    const inTrash = (yield* trash.list()).items[at]
    const off = (yield* unpublished.list()).items[at]
    const prepared = (yield* drafts.list()).items[at]?.id ?? '0'
    const publish = { action: 'publish', fields: input } as const
    switch (write) {
      case 'add':
        return yield* stored.add(contentType, input)
      case 'update':
        return yield* stored.update(contentType, ref.itemId, input)
      case 'remove':
        return yield* stored.remove(contentType, ref.itemId)
      case 'restore':
        return inTrash && (yield* trash.restore(inTrash))
      case 'erase':
        return inTrash && (yield* trash.erase(inTrash))
      case 'unpublish':
        return yield* unpublished.unpublish(ref)
      case 'publish':
        return off && (yield* unpublished.publish(off))
      case 'removeUnpublished':
        return off && (yield* unpublished.remove(off))
      case 'draft':
        return yield* drafts.add({ ...ref, ...publish })
      case 'newDraft':
        return yield* drafts.add({ subject: contentType.name, itemId: '', ...publish })
      case 'schedule': {
        const time = (hours: number) =>
          `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 13)}:00:00.000Z`
        return yield* drafts.add({ ...ref, ...publish, dueAt: time(48), revertAt: time(96) })
      }
      case 'updateDraft':
        return yield* drafts.update(prepared, { fields: input })
      case 'publishDraft':
        return yield* drafts.publish(prepared)
      case 'discardDraft':
        return yield* drafts.discard(prepared)
      case 'restoreDraft':
        return yield* drafts.restore((yield* drafts.list({ lists: ['discarded'] })).items[at]?.id ?? '0')
      case 'settle':
        // Half of the times there are are over.
        yield* SqlClient.SqlClient.use((sql) =>
          sql.withTransaction(sql`update drafts set due_at = '2026-01-01T00:00:00.000Z'
            where due_at <> '' and id % 2 = ${at % 2}`),
        )
        return yield* Publication.use(({ settle }) => settle)
      case 'homePage':
        return yield* HomePageDetails.use((port) =>
          port.update({
            site: { logo: one, translations: { ar: { logo: other } } },
            services: [{ title: 'Dredging', image: other }],
          }),
        )
      case 'homePageDraft':
        return yield* drafts.add({
          subject: 'homePage',
          itemId: '',
          action: 'publish',
          fields: { site: { logo: one } },
        })
      case 'sweep':
        return yield* Retention.use((port) => port.sweep(Date.now() + 31 * 24 * 3_600_000))
      default:
        return yield* seedItems(contentType, [{ input, createdAt: '2026-01-01T00:00:00.000Z' }])
    }
  }).pipe(Effect.ignore)
