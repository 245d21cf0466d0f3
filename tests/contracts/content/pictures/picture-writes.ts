import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type Arbitrary, constantFrom, nat, record, shuffledSubarray } from 'fast-check'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { formerState } from '#domain/history/former-state.ts'
import { publishables } from '#domain/publishing/draft.ts'
import { draftsMoment } from '#domain/publishing/preview.ts'
import { ContentImports } from '#ports/content/content-imports.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { History } from '#ports/content/history.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { Releases } from '#ports/content/releases.ts'
import { Trash } from '#ports/content/trash.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import { LibraryStore } from '#ports/server/files/library-store.ts'
import { Previews } from '#ports/server/publishing/previews.ts'
import { Publication } from '#ports/server/publishing/publication.ts'
import { Retention } from '#ports/server/retention.ts'
import { everyContentType } from '../content-inputs.ts'
import { bodyWith, homePageWith, withPictures } from './picture-inputs.ts'

export const somePictures = 'abcdefghijkl'.split('').map((key) => `/media/${key}-1600x900.webp`)
export const someFiles = ['/media/x.pdf', '/media/y.pdf']

export const writes = [
  'add',
  'update',
  'updateBody',
  'updateText',
  'translate',
  'restoreVersion',
  'order',
  'remove',
  'restore',
  'erase',
  'unpublish',
  'publish',
  'removeUnpublished',
  'draft',
  'newDraft',
  'draftToUnpublish',
  'schedule',
  'updateDraft',
  'publishDraft',
  'discardDraft',
  'restoreDraft',
  'publishRelease',
  'discardRelease',
  'settle',
  'preview',
  'homePage',
  'homePageDraft',
  'replace',
  'import',
  'sweep',
  'seed',
] as const

/** A random write of something that has pictures. */
export const anyStep = record({
  write: constantFrom(...writes),
  contentType: constantFrom(...everyContentType),
  at: nat(5),
  pictures: shuffledSubarray(somePictures, { minLength: somePictures.length }),
  files: shuffledSubarray(someFiles, { minLength: someFiles.length }),
})
type Step = typeof anyStep extends Arbitrary<infer Value> ? Value : never

const release = 'National Day'

const inHours = (hours: number) =>
  `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 13)}:00:00.000Z`

/** Performs a write, and returns whether it was done. One that is refused changes nothing. */
export const apply = ({ write, contentType, at, ...chosen }: Step) =>
  Effect.gen(function* () {
    const [one = '', other = ''] = chosen.pictures
    const [file = ''] = chosen.files
    const stored = yield* Contents
    const drafts = yield* Drafts
    const trash = yield* Trash
    const unpublished = yield* Unpublished
    const { items } = yield* stored.list(contentType)
    const ref = { subject: contentType.name, itemId: items[at % Math.max(1, items.length)]?.id ?? '0' }
    const input = withPictures(contentType, chosen, `/page-${at}`)
    const update = (change: object) => stored.update(contentType, ref.itemId, change, allLanguages)
    const inTrash = (yield* trash.list()).items[at] ?? ref
    const off = (yield* unpublished.list()).items[at] ?? ref
    const prepared = (yield* drafts.list()).items[at]?.id ?? '0'
    const publish = { action: 'publish', fields: input } as const
    switch (write) {
      case 'add':
        return yield* stored.add(contentType, input)
      case 'update':
        return yield* update(input)
      case 'updateBody':
        return yield* update({ body: bodyWith(one, file) })
      case 'updateText':
        // Empties a body.
        return yield* update({ description: 'Plain' })
      case 'translate':
        return yield* update({
          translations: { ar: { title: 'عنوان', body: at % 2 ? bodyWith(one) : null } },
        })
      case 'restoreVersion': {
        const { items: changes } = yield* History.use((history) => history.of(ref))
        const [current, version] = [changes[0]?.after ?? null, changes.at(-1)?.after ?? null]
        return yield* update(formerState({ before: version, after: current }))
      }
      case 'order':
        return yield* stored.order(contentType, items.map(({ id }) => id).toReversed())
      case 'remove':
        return yield* stored.remove(contentType, ref.itemId)
      case 'restore':
        return yield* trash.restore(inTrash)
      case 'erase':
        return yield* trash.erase(inTrash)
      case 'unpublish':
        return yield* unpublished.unpublish(ref)
      case 'publish':
        return yield* unpublished.publish(off)
      case 'removeUnpublished':
        return yield* unpublished.remove(off)
      case 'draft':
        return yield* drafts.add({ ...ref, ...publish })
      case 'newDraft':
        return yield* drafts.add({ subject: contentType.name, itemId: '', ...publish })
      case 'draftToUnpublish':
        return yield* drafts.add({ ...ref, action: 'unpublish', dueAt: inHours(24), release })
      case 'schedule':
        return yield* drafts.add({
          ...ref,
          ...publish,
          dueAt: inHours(48),
          revertAt: inHours(96),
          release: at % 2 ? release : '',
        })
      case 'updateDraft':
        return yield* drafts.update(prepared, { fields: input })
      case 'publishDraft':
        return yield* drafts.publish(prepared)
      case 'discardDraft':
        return yield* drafts.discard(prepared)
      case 'restoreDraft':
        return yield* drafts.restore((yield* drafts.list({ lists: ['discarded'] })).items[at]?.id ?? '0')
      case 'publishRelease':
        return yield* Releases.use((port) => port.publish(release))
      case 'discardRelease':
        return yield* Releases.use((port) => port.discard(release))
      case 'settle':
        // Half of the times there are are over.
        yield* SqlClient.SqlClient.use((sql) =>
          sql.withTransaction(sql`update drafts set due_at = '2026-01-01T00:00:00.000Z'
            where due_at <> '' and id % 2 = ${at % 2}`),
        )
        return yield* Publication.use(({ applyDue }) => applyDue)
      case 'preview':
        return yield* Previews.use((port) =>
          port.preview(
            { subjects: publishables },
            at % 2 ? draftsMoment : inHours(200),
            stored.list(contentType),
          ),
        )
      case 'homePage':
        return yield* HomePageDetails.use((port) => port.update(homePageWith(chosen), allLanguages))
      case 'homePageDraft':
        return yield* drafts.add({
          subject: 'homePage',
          itemId: '',
          action: 'publish',
          fields: homePageWith(chosen),
        })
      case 'replace': {
        const picture = yield* LibraryStore.use((port) => port.findAddress(one))
        return yield* MediaLibrary.use((port) => port.replace(picture?.id ?? '0', `${other}#focus=1,2`))
      }
      case 'import': {
        const csv = `title,image,description\nImported ${at},${one},Text`
        return yield* ContentImports.use((port) => port.importCsv(contentType.name, csv, false))
      }
      case 'sweep':
        return yield* Retention.use((port) => port.sweep(Date.now() + 31 * 24 * 3_600_000))
      default:
        return yield* seedItems(contentType, [{ input, createdAt: '2026-01-01T00:00:00.000Z' }])
    }
  }).pipe(Effect.match({ onSuccess: () => true, onFailure: () => false }))
