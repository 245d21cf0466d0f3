import { Effect } from 'effect'
import { draftGone } from '#adapters/publishing/drafts.ts'
import { mayWriteDraft } from '#domain/access/approval.ts'
import { permits } from '#domain/access/permission.ts'
import { allows } from '#domain/connections/scope.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { editOf, isContentTypeName } from '#domain/history/subject.ts'
import {
  publishables,
  type DraftChange,
  type DraftInput,
  type Publishable,
} from '#domain/publishing/draft.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { approvalMissing } from '../request/access/access-layers.ts'
import type { CallerOfApi } from '../request/access/access.ts'
import { onlyStoredHomePagePictures, onlyStoredPictures } from '../content/only-stored-pictures.ts'

/** The drafts of what a caller may edit: all others do not exist for it. Pictures must have been uploaded here. */
export const permittedDrafts = Effect.gen(function* () {
  const drafts = yield* Drafts
  const store = yield* DraftStore
  const pictureRecords = yield* PictureRecords

  const checkPictures = Effect.fnUntraced(
    function* (subject: Publishable, fields: Snapshot = {}) {
      if (isContentTypeName(subject)) yield* (yield* onlyStoredPictures(contentTypes[subject]))(fields)
      else yield* (yield* onlyStoredHomePagePictures)(fields)
    },
    Effect.provideService(PictureRecords, pictureRecords),
  )

  return ({ user, scopes }: CallerOfApi) => {
    const mayEdit = (subject: Publishable) =>
      permits(user.role, editOf(subject)) && (scopes === undefined || allows(scopes, subject, 'write'))
    const find = (id: string) =>
      Effect.flatMap(store.find(id), (draft) =>
        draft !== undefined && mayEdit(draft.subject) ? Effect.succeed(draft) : draftGone,
      )
    const subjectOf = (id: string) => Effect.map(find(id), ({ subject }) => subject)
    const refuseTimed = (...written: ReadonlyArray<DraftInput>) =>
      mayWriteDraft(user, ...written) ? Effect.void : approvalMissing

    /** The subject of a draft that the caller may write. In one transaction with the write: it may get a time. */
    const writable = Effect.fnUntraced(function* (id: string, change: DraftChange = {}) {
      const draft = yield* find(id)
      yield* refuseTimed(draft, change)
      return draft.subject
    })
    const permitted = <A extends { readonly subject: Publishable }>(draft: A) =>
      mayEdit(draft.subject) ? Effect.succeed(draft) : draftGone

    /** A published draft is gone, but a repeated request has its result. Version 0 matches no draft. */
    const replayed = (id: string, key: string) =>
      drafts.publish(id, { version: 0 }, key).pipe(
        Effect.flatMap(permitted),
        Effect.catchTag('ItemChanged', () => draftGone),
      )
    const isGone = (id: string) => Effect.map(store.find(id), (draft) => draft === undefined)

    return {
      /** Without what depends on its item. */
      subjectOf,
      list: (query = {}) =>
        drafts.list({ ...query, subjects: (query.subjects ?? publishables).filter(mayEdit) }),
      get: (id) => Effect.flatMap(drafts.get(id), permitted),
      add: (draft, key) =>
        permitted(draft).pipe(
          Effect.tap(refuseTimed(draft)),
          Effect.andThen(checkPictures(draft.subject, draft.fields)),
          Effect.andThen(drafts.add(draft, key)),
        ),
      update: (id, change) =>
        writable(id, change).pipe(
          Effect.flatMap((subject) => checkPictures(subject, change.fields)),
          Effect.andThen(drafts.update(id, change)),
          store.atomically,
        ),
      discard: (id) => Effect.andThen(writable(id), drafts.discard(id)).pipe(store.atomically),
      restore: (id) => Effect.andThen(writable(id), drafts.restore(id)).pipe(store.atomically),
      askReview: (id, request) => Effect.andThen(subjectOf(id), drafts.askReview(id, request)),
      withdrawReview: (id) => Effect.andThen(subjectOf(id), drafts.withdrawReview(id)),
      returnDraft: (id, request) => Effect.andThen(subjectOf(id), drafts.returnDraft(id, request)),
      publish: (id, change = {}, key) =>
        subjectOf(id).pipe(
          Effect.flatMap((subject) => checkPictures(subject, change.fields)),
          Effect.andThen(drafts.publish(id, change, key)),
          Effect.catchTag('ItemNotFound', (failure) =>
            Effect.flatMap(isGone(id), (gone) => (gone && key !== undefined ? replayed(id, key) : failure)),
          ),
        ),
    } satisfies Drafts['Service'] & { readonly subjectOf: typeof subjectOf }
  }
})
