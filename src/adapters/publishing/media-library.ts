import { DateTime, Effect, Layer, Predicate } from 'effect'
import { isSame } from '#domain/content/merge/is-same.ts'
import { addressesAt } from '#domain/content/pictures/pictures-at.ts'
import { unknownUploadSentence } from '#domain/content/pictures/unknown-pictures.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { linkedFiles, picturePathsIn } from '#domain/history/pictures-in.ts'
import { snapshotTitles } from '#domain/history/translated-titles.ts'
import { furtherTags } from '#domain/language/language.ts'
import {
  changedWords,
  maxReplaced,
  pictureWordsErrors,
  withReplaced,
  type LibraryPicture,
  type PictureChange,
  type PictureDetails,
} from '#domain/picture/library-picture.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { plainAddress } from '#domain/picture/picture-source.ts'
import type { PictureUse, UseRef } from '#domain/picture/picture-use.ts'
import { draftTitles } from '#domain/publishing/draft.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { failIfInvalid, inputRefused, ItemChanged, ItemNotFound } from '#ports/failures.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { LibraryStore } from '#ports/server/files/library-store.ts'
import { PdfFiles } from '#ports/server/files/pdf-files.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { publishableItems } from './publishable-items.ts'

const gone = new ItemNotFound({ message: 'This picture is no longer in the library.' })

const changed = (message: string, current: PictureDetails) => new ItemChanged({ message, current })

/** The first field of a snapshot that refers to a picture; of a translation, the field that it translates. */
const fieldOf = ({ subject }: UseRef, snapshot: Snapshot, address: string) => {
  const path =
    picturePathsIn(subject).find((each) =>
      addressesAt(snapshot, [each]).some((found) => plainAddress(found) === address),
    ) ?? linkedFiles(snapshot).find(({ target }) => target === address)?.field
  return (
    path
      ?.replace(/^translations\.[^.]+\./, '')
      .replace(/(?<=^sections)\..*$|\.blocks\.address$|\.image$/, '') ?? ''
  )
}

const digestOf = async (file: Blob) => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The library over the stores of pictures and items. */
export const StoredMediaLibrary = Layer.effect(
  MediaLibrary,
  Effect.gen(function* () {
    const store = yield* LibraryStore
    const drafts = yield* DraftStore
    const uploads = yield* PictureUploads
    const files = yield* PdfFiles
    const items = yield* publishableItems
    const languages = yield* SiteLanguages
    const tags = furtherTags(languages)

    /** `undefined` if it cannot be named, such as the draft of an item in the trash. */
    const placeOf = Effect.fnUntraced(function* (use: UseRef, address: string) {
      const { subject, itemId, state } = use
      if (state !== 'draft') {
        const { fields } = yield* items.current(use)
        if (fields === null) return undefined
        const place: PictureUse = {
          subject,
          itemId,
          state,
          ...snapshotTitles(subject, fields, tags),
          field: fieldOf(use, fields, address),
        }
        return place
      }
      const draft = yield* drafts.find(itemId)
      if (draft === undefined) return undefined
      const place: PictureUse = {
        subject,
        itemId: draft.itemId,
        state,
        ...draftTitles(draft, tags),
        field: fieldOf(use, draft.fields, address),
        draftId: draft.id,
        ...(draft.dueAt !== '' && { dueAt: draft.dueAt }),
      }
      return place
    })

    const detailsOf = Effect.fnUntraced(function* (picture: LibraryPicture) {
      const refs = yield* store.uses(picture.address, maxReplaced)
      const places = yield* Effect.forEach(refs, (use) => placeOf(use, picture.address))
      const uses = places.filter(Predicate.isNotUndefined)
      const details: PictureDetails = { ...picture, uses, otherUses: picture.useCount - uses.length }
      return details
    })

    const found = Effect.fnUntraced(function* (id: string) {
      const picture = yield* store.find(id)
      return picture !== undefined && (picture.inLibrary || picture.useCount > 0) ? picture : yield* gone
    })

    const unchanged = Effect.fnUntraced(function* (id: string, { version }: PictureChange) {
      const picture = yield* found(id)
      if (version === undefined || version === picture.version) return picture
      return yield* changed('Somebody else changed this picture in the meantime.', yield* detailsOf(picture))
    })

    const save = Effect.fnUntraced(function* (picture: LibraryPicture, change: PictureChange) {
      const words = changedWords(picture, change, languages)
      yield* failIfInvalid(pictureWordsErrors(picture, words))
      const updatedAt = DateTime.formatIso(yield* DateTime.now)
      const saved = { ...picture, ...words, version: picture.version + 1, updatedAt }
      yield* store.update(saved)
      return saved
    })

    const replacing = (from: string, to: string) => {
      const replaced = (fields: Snapshot): Snapshot =>
        JSON.parse(withReplaced(JSON.stringify(fields), from, to))

      const inDraft = Effect.fnUntraced(function* (id: string) {
        const draft = yield* drafts.find(id)
        if (draft === undefined) return
        const base = draft.base && replaced(draft.base)
        const fields = replaced(draft.fields)
        if (isSame([base, fields], [draft.base, draft.fields])) return
        const updatedAt = DateTime.formatIso(yield* DateTime.now)
        const next = { ...draft, base, fields, version: draft.version + 1, updatedAt }
        yield* drafts.update(next)
        yield* drafts.record(draft.dueAt === '' ? 'drafted' : 'scheduled', next)
      })

      return Effect.fnUntraced(function* (uses: ReadonlyArray<UseRef>) {
        const ofItems = uses.filter(({ state }) => state !== 'draft')
        for (const use of ofItems) {
          if (use.state === 'unpublished') yield* store.replaceUnpublished(use, from, to)
          const { state, fields } = yield* items.current(use)
          if (state !== 'live' || fields === null) continue
          const next = replaced(fields)
          if (!isSame(next, fields)) yield* items.write(use, { kind: 'update', fields: next }, fields)
        }
        // Also those that begin with the picture: a base without it would look like a conflict.
        const begun = yield* Effect.forEach(ofItems, (use) => drafts.of(use))
        const ids = uses.filter(({ state }) => state === 'draft').map(({ itemId }) => itemId)
        for (const id of new Set([...ids, ...begun.flat().map((draft) => draft.id)])) yield* inDraft(id)
      })
    }

    return MediaLibrary.of({
      list: (query = {}) => store.list(query),
      get: (id) => Effect.flatMap(found(id), detailsOf),

      add: Effect.fnUntraced(function* (file, { kind = 'picture', again = false, key, report } = {}) {
        const digest = file instanceof Blob ? yield* Effect.promise(() => digestOf(file)) : ''
        const [known] = again || digest === '' ? [] : (yield* store.list({ kind, digest, size: 1 })).items
        const address =
          known?.address ?? (yield* kind === 'file' ? files.upload(file) : uploads.upload(file, report))
        const added = yield* store.oncePerKey(
          key,
          Effect.gen(function* () {
            const picture = yield* store.findAddress(address)
            if (picture === undefined) return yield* gone
            if (known === undefined) yield* store.update({ ...picture, inLibrary: true })
            return { id: picture.id, isKnown: known !== undefined }
          }),
        )
        return { picture: yield* Effect.flatMap(found(added.id), detailsOf), isKnown: added.isKnown }
      }),

      update: (id, change) =>
        Effect.gen(function* () {
          return yield* detailsOf(yield* save(yield* unchanged(id, change), change))
        }).pipe(drafts.atomically),

      replace: (id, address, version) =>
        Effect.gen(function* () {
          const picture = yield* unchanged(id, version === undefined ? {} : { version })
          const next = yield* store.findAddress(plainAddress(address))
          if (next === undefined || isPdfAddress(next.address) !== isPdfAddress(picture.address))
            return yield* inputRefused({ address: unknownUploadSentence(picture) })
          const uses = yield* store.uses(picture.address, maxReplaced + 1)
          if (uses.length > maxReplaced)
            return yield* inputRefused({ address: `At most ${maxReplaced} places can be replaced at once` })
          yield* replacing(picture.address, address)(uses)
          if (next.id !== picture.id) yield* save(picture, { inLibrary: false })
          return yield* detailsOf((yield* store.find(next.id)) ?? next)
        }).pipe(drafts.atomically),

      remove: (id, version) =>
        Effect.gen(function* () {
          const picture = yield* unchanged(id, version === undefined ? {} : { version })
          if (picture.useCount > 0)
            return yield* changed('This picture is still used.', yield* detailsOf(picture))
          yield* save(picture, { inLibrary: false })
        }).pipe(drafts.atomically),
    })
  }),
)
