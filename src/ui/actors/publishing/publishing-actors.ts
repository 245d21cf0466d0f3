import { Effect } from 'effect'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { picturePathsOf } from '#domain/content/pictures/pictures-at.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { homePagePicturePaths } from '#domain/content/home-page/home-page.ts'
import type { Failure } from '#domain/machines/failure.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { DraftChange, DraftDetails, NewDraft, Publishable } from '#domain/publishing/draft.ts'
import { Drafts } from '#ports/content/drafts.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import type { PreviewLinks } from '#ports/content/preview-links.ts'
import { codeNotLoaded, type ReadFailure, type WriteFailure } from '#ports/failures.ts'
import { announcedRequests } from '../announcements/announced-requests.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { failedRequest, failedSave } from '../announcements/failed-request.ts'
import { detailsOf, type DetailsActor } from '../bridge/details-of.ts'
import { failureOfEffect, type Bridge } from '../bridge/from-effect.ts'
import { sendOnce } from '../bridge/send-once.ts'
import { saveOf, type SaveActor } from '../bridge/save-of.ts'
import { homePageOf } from '../content/home-page-form.ts'
import { readItemDraftsKey } from './item-drafts-key.ts'
import type { reviewDraft, ReviewStep } from './review-draft.ts'
import { previewLinkActors, type PreviewLinkActors } from './preview-link-actors.ts'

/** The drafts and scheduled changes of an item. */
export interface ItemDrafts extends Listed {
  /** The draft that its editor opens. */
  readonly draft: DraftDetails | undefined
  /** Its other scheduled changes. */
  readonly scheduled: ReadonlyArray<DraftDetails>
}

/** What an editor asks for its draft, beside the values of its form. */
export interface DraftRequest extends ItemRef<Publishable> {
  readonly change: Omit<DraftChange, 'fields'>
  readonly publishes: boolean
  readonly review?: ReviewStep | undefined
  /** Whether nothing was typed since the draft was saved. */
  readonly isSaved?: boolean
  /** Whether the draft changes fields; a scheduled unpublishing does not. */
  readonly hasFields: boolean
}

/** How an editor sends its draft. */
export type DraftOptions = DraftRequest['change'] & Partial<Pick<DraftRequest, 'publishes' | 'review'>>

/** A draft that was published. */
interface PublishedDraft extends ItemRef<Publishable> {
  /** The id of the draft. */
  readonly id: string
  readonly isPublished: true
}

interface ReviewedDraft extends DraftDetails {
  /** The last step of its review, if there was one. */
  readonly did?: ReviewStep['does']
  /** Why the step of its review failed, after the draft itself was saved. */
  readonly notReviewed?: Failure
}

export type SavedDraft = ReviewedDraft | PublishedDraft

/** The item to unpublish; without a time it is unpublished now. */
export type UnpublishInput = ItemRef<ContentTypeName> &
  Required<Pick<NewDraft, 'dueAt' | 'revertAt' | 'release'>> & { readonly version: number | undefined }

export interface PublishingActors {
  /** The id of the details is an `itemDraftsKey`. */
  readonly itemDrafts: DetailsActor<ItemDrafts>
  /** Saves, schedules and publishes drafts. */
  readonly save: SaveActor<SavedDraft, DraftRequest>
  /** Discards a draft, and announces it with Undo. */
  readonly discard: (draft: DraftDetails, done: () => void, failed: () => void) => void
  readonly restore: (id: string, done: () => void) => void
  readonly unpublish: (input: UnpublishInput, done: () => void, failed: (failure: Failure) => void) => void
  /** Moves an unpublished item to the trash. */
  readonly remove: (ref: ItemRef<ContentTypeName>, done: () => void) => void
  /** Links to previews. */
  readonly links: PreviewLinkActors
}

interface OnUndone {
  /** Called after Undo has published an item again. */
  readonly onPublished: (ref: ItemRef<Publishable>) => void
  /** Called after Undo has restored a draft. */
  readonly onRestored: () => void
}

/** Drafts and schedules changes of items and of the home page, and unpublishes items. */
export const publishingActors = (
  bridge: Bridge<Drafts | Unpublished | PictureUploads | PreviewLinks>,
  announcer: Announcer,
  { onPublished, onRestored }: OnUndone,
): PublishingActors => {
  const { announce, words } = announcer
  const wording = words.failures.publishing
  const { failures } = wording
  const perform = announcedRequests(bridge, announcer)

  const itemDrafts = bridge.start(detailsOf(bridge, find))
  itemDrafts.on('item.notFetched', ({ failure }) => announce(failedRequest(failures.fetchDraft, failure)))

  const save = bridge.start(saveOf(bridge, send), { input: { pictures: allPictures } })
  const saved = ({ item }: { readonly item: SavedDraft }) => {
    const isDraft = !('isPublished' in item)
    // The list names a published item.
    if (!isDraft && item.subject !== 'homePage') return
    if (isDraft && item.notReviewed !== undefined)
      return announce(failedSave(item.notReviewed, 'saving', failures.review, words.failures))
    const draftText = (draft: ReviewedDraft) => {
      if (draft.did !== undefined) return wording.reviewed[draft.did]
      return draft.dueAt === '' ? wording.saved : wording.scheduled
    }
    announce({ tone: 'success', text: isDraft ? draftText(item) : wording.published })
  }
  save.on('item.added', saved)
  save.on('item.updated', saved)
  save.on('item.notSaved', ({ failure, step }) => {
    if (save.getSnapshot().hasTag('asking')) return
    announce(failedSave(failure, step, failures.save, words.failures))
  })

  const once = sendOnce()
  const restore: PublishingActors['restore'] = (id, done) =>
    perform(
      Effect.flatMap(Drafts, (drafts) => drafts.restore(id)),
      { text: wording.restored, failure: failures.restore, done },
    )

  return {
    links: previewLinkActors(bridge, announcer),
    itemDrafts,
    save,
    restore,
    discard: ({ id }, done, failed) =>
      perform(
        Effect.flatMap(Drafts, (drafts) => drafts.discard(id)),
        {
          text: wording.discarded,
          failure: failures.discard,
          undo: () => restore(id, onRestored),
          done,
          failed,
        },
      ),
    unpublish: ({ version, ...input }, done, failed) => {
      const outcome = { failure: failures.unpublish, done, failed }
      if (input.dueAt !== '')
        return perform(
          Effect.flatMap(Drafts, (drafts) =>
            once(input, (key) => drafts.add({ ...input, action: 'unpublish' }, key)),
          ),
          { ...outcome, text: wording.scheduled },
        )
      const ref = { subject: input.subject, itemId: input.itemId }
      const undo = () =>
        perform(
          Effect.flatMap(Unpublished, (port) => port.publish(ref)),
          {
            text: wording.publishedAgain,
            failure: failures.publishAgain,
            done: () => onPublished(ref),
          },
        )
      perform(
        Effect.flatMap(Unpublished, (port) => port.unpublish(ref, version)),
        { ...outcome, text: wording.unpublished, undo },
      )
    },
    remove: (ref, done) =>
      perform(
        Effect.flatMap(Unpublished, (port) => port.remove(ref)),
        { text: wording.removed, failure: failures.remove, done },
      ),
  }
}

/** Where the form of any editor may have pictures. */
export const allPictures: ReadonlyArray<string> = [
  ...homePagePicturePaths,
  ...Object.values(contentTypes).flatMap(picturePathsOf),
]

/** The fields of a form with uploaded pictures, as a save sends them. */
export const fieldsOf = (subject: Publishable, values: Form): Form =>
  subject === 'homePage' ? { ...homePageOf(values) } : values

const find = (key: string): Effect.Effect<ItemDrafts, ReadFailure, Drafts> =>
  Effect.gen(function* () {
    const drafts = yield* Drafts
    const { subjects, itemId, draftId } = readItemDraftsKey(key)
    const none = { id: key, draft: undefined, scheduled: [] }
    if (itemId === '') return draftId === '' ? none : { ...none, draft: yield* drafts.get(draftId) }
    const { items } = yield* drafts.list({ subjects, items: [itemId] }).pipe(
      // Another back end may lack drafts.
      Effect.catchTag('ItemNotFound', () => Effect.succeed({ items: [] })),
    )
    const open = draftId === '' ? items.find(({ dueAt }) => dueAt === '')?.id : draftId
    const scheduled = items.filter(
      ({ id, dueAt, state, revertsId }) =>
        id !== open && dueAt !== '' && state === 'waiting' && revertsId === '',
    )
    return {
      ...none,
      draft: open === undefined ? undefined : yield* drafts.get(open),
      scheduled: yield* Effect.forEach(scheduled, ({ id }) => drafts.get(id)),
    }
  })

/** Most people neither need approval nor give it. */
export const reviewed = (...reviewing: Parameters<typeof reviewDraft>) =>
  Effect.flatMap(
    Effect.tryPromise({ try: () => import('./review-draft.ts'), catch: codeNotLoaded }),
    (loaded) => loaded.reviewDraft(...reviewing),
  )

/** Returns the saved draft even if the step fails: saving again would conflict with it, or add another one. */
const reviewedOnceSaved = (saved: DraftDetails, step: ReviewStep): Effect.Effect<SavedDraft, never, Drafts> =>
  reviewed(saved, step).pipe(
    Effect.catch((failure) => Effect.succeed({ ...saved, notReviewed: failureOfEffect(failure) })),
  )

/** Updates the draft, or adds one without an id, and publishes it if the request says so. */
const send = (
  id: string | undefined,
  values: Form,
  key: string,
  request: DraftRequest | undefined,
): Effect.Effect<SavedDraft, WriteFailure, Drafts> =>
  Effect.gen(function* () {
    if (request === undefined) throw new Error('A draft is sent with its request')
    const drafts = yield* Drafts
    const { change, publishes, hasFields, isSaved, review, subject, itemId } = request
    const sent = hasFields ? { ...change, fields: fieldsOf(subject, values) } : change
    if (id === undefined) {
      const added = yield* drafts.add({ ...sent, subject, itemId, action: 'publish' }, key)
      if (review !== undefined) return yield* reviewedOnceSaved(added, review)
      if (!publishes) return added
      const ref = yield* drafts.publish(added.id, {}, key)
      return { ...ref, id: added.id, isPublished: true as const }
    }
    if (review !== undefined) {
      if (isSaved) return yield* reviewed({ id, version: change.version ?? 0 }, review)
      return yield* reviewedOnceSaved(yield* drafts.update(id, sent), review)
    }
    if (!publishes) return yield* drafts.update(id, sent)
    return { ...(yield* drafts.publish(id, sent, key)), id, isPublished: true as const }
  })
