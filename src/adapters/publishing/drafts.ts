import { DateTime, Effect, Layer } from 'effect'
import type { Snapshot } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { homePageId, isContentTypeName, nounOf } from '#domain/history/subject.ts'
import { fieldsAt, mergedFields } from '#domain/publishing/apply-draft.ts'
import { draftDetails } from '#domain/publishing/draft-details.ts'
import {
  draftListOf,
  type Draft,
  type DraftChange,
  type DraftDetails,
  type DraftInput,
  type Publishable,
} from '#domain/publishing/draft.ts'
import { withOverdue } from '#domain/publishing/overdue.ts'
import { withoutReview } from '#domain/publishing/review.ts'
import { publishErrors } from '#domain/publishing/publishable.ts'
import { maxScheduled, scheduleErrors } from '#domain/publishing/schedule-errors.ts'
import { draftedFields } from '#domain/publishing/stored-state.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { failIfInvalid, inputRefused, ItemChanged, ItemNotFound, orRefused } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { currentAuthor } from '#ports/on-behalf-of.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { PublicationClock } from '#ports/server/publishing/publication-clock.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { discardedDrafts } from './discarded-drafts.ts'
import { draftReviews } from './draft-reviews.ts'
import { publish } from './publish.ts'
import { publishableItems } from './publishable-items.ts'

const gone = (message: string) => new ItemNotFound({ message })

export const draftGone = itemGone('draft')

const changed = (message: string, current: DraftDetails) => new ItemChanged({ message, current })

const timeNow = Effect.map(DateTime.now, DateTime.formatIso)

/** Drafts over the stores of items. Their rules are those of the domain; the stores decide nothing. */
export const StoredDrafts = (timeZone = 'UTC') =>
  Layer.effect(
    Drafts,
    Effect.gen(function* () {
      const store = yield* DraftStore
      const clock = yield* PublicationClock
      const languages = yield* SiteLanguages
      const items = yield* publishableItems

      const found = Effect.fnUntraced(function* (id: string) {
        const draft = yield* store.find(id)
        return draft ?? (yield* draftGone)
      })

      const open = Effect.fnUntraced(function* (id: string) {
        const draft = yield* found(id)
        return draft.state === 'discarded' ? yield* gone('This draft was discarded.') : draft
      })

      const details = Effect.fnUntraced(function* (draft: Draft) {
        const item = yield* items.current(draft)
        const back = yield* store.backOf(draft.id)
        return draftDetails(draft, { item, revertAt: back?.dueAt ?? '', languages })
      })

      /** An item as it is now, and its fields as it will have them at a time. */
      const itemWithBase = Effect.fnUntraced(function* (ref: ItemRef<Publishable>, dueAt: string) {
        const item = yield* items.current(ref)
        const { state, fields } = item
        if (ref.itemId !== '' && fields === null) return yield* itemGone(nounOf(ref.subject))
        if (dueAt === '' || fields === null) return { item, base: fields }
        return { item, base: fieldsAt(dueAt, { state, fields }, yield* store.of(ref)) }
      })

      const checked = Effect.fnUntraced(function* (draft: Omit<Draft, 'id'>, { revertAt = '' }: DraftInput) {
        const rules = { now: yield* clock, timeZone }
        yield* failIfInvalid(scheduleErrors({ ...draft, revertAt }, rules))
        if (draft.dueAt !== '' && draft.action === 'publish')
          yield* failIfInvalid(publishErrors(draft.subject, draft.fields))
      })

      const refuseSecond = Effect.fnUntraced(function* (draft: Omit<Draft, 'id'>, id = '') {
        if (draft.itemId === '') return
        const others = (yield* store.of(draft)).filter((other) => other.id !== id && other.revertsId === '')
        const same = others.find(({ dueAt }) => dueAt === '')
        if (draft.dueAt === '' && same !== undefined)
          return yield* changed('There is a draft of this item already.', yield* details(same))
        const scheduled = others.filter((other) => draftListOf(other) === 'scheduled')
        if (draftListOf(draft) === 'scheduled' && scheduled.length >= maxScheduled)
          return yield* inputRefused({ dueAt: `An item has at most ${maxScheduled} scheduled changes.` })
      })

      const saveBack = Effect.fnUntraced(function* (draft: Draft, revertAt: string) {
        const back = yield* store.backOf(draft.id)
        if (revertAt === '') return back && (yield* store.remove(back.id))
        const { id, author: by, updatedAt, release, subject, itemId } = draft
        const now = { author: by, updatedAt, release, dueAt: revertAt }
        if (back !== undefined) return yield* store.update({ ...back, ...now })
        const row = { subject, itemId, createdAt: updatedAt, version: 1, ...now }
        const empty = { base: null, fields: {}, revertsId: id, state: 'waiting', reason: '' } as const
        yield* store.insert({ ...row, ...empty, action: 'revert' })
      })

      const refuseOutdated = Effect.fnUntraced(function* (
        draft: Draft,
        { version }: Pick<DraftChange, 'version'>,
      ) {
        if (version !== undefined && version !== draft.version)
          return yield* changed('Somebody else saved this draft in the meantime.', yield* details(draft))
      })

      const itemChanged = (current: DraftDetails) =>
        changed('Somebody else changed the item in the meantime.', current)

      const rebased = Effect.fnUntraced(function* (draft: Draft, itemVersion: number | undefined) {
        if (itemVersion === undefined) return draft.base
        const item = yield* items.current(draft)
        if (item.version === itemVersion) return item.fields
        return yield* itemChanged(yield* details(draft))
      })

      /** The fields that a change goes on from: with those of the live item that the person has seen and merged. */
      const fieldsBefore = ({ subject, action, base, fields }: Draft, live: Snapshot | null) =>
        action !== 'publish' || base === null || live === null || live === base
          ? fields
          : mergedFields({ subject, action, base, fields }, live).values

      const fieldsAfter = (ref: ItemRef<Publishable>, before: Snapshot, input: Snapshot) =>
        orRefused(draftedFields(ref.subject, before, input, languages))

      /** The fields of a new draft. The input changes the item as it is now, which is what the person has seen. */
      const newFields = Effect.fnUntraced(function* (
        ref: ItemRef<Publishable>,
        { live, base }: { readonly live: Snapshot | null; readonly base: Snapshot | null },
        input: Snapshot,
      ) {
        const fields = yield* fieldsAfter(ref, live ?? {}, input)
        if (live === null || base === null || base === live) return fields
        return mergedFields({ subject: ref.subject, action: 'publish', base: live, fields }, base).values
      })

      /** A draft after a change, which is not stored yet. */
      const changedDraft = Effect.fnUntraced(function* (draft: Draft, change: DraftChange) {
        const { fields: input, place, dueAt = draft.dueAt, release = draft.release } = change
        yield* refuseOutdated(draft, change)
        const base = yield* rebased(draft, change.itemVersion)
        const before = fieldsBefore(draft, base)
        const next: Draft = {
          ...(dueAt === '' ? draft : withoutReview(draft)),
          base,
          fields: input === undefined ? before : yield* fieldsAfter(draft, before, input),
          ...(place !== undefined && { place }),
          dueAt,
          release,
          state: 'waiting',
          reason: '',
          author: yield* currentAuthor,
          version: draft.version + 1,
          updatedAt: yield* timeNow,
        }
        return next
      })

      const kindOf = (before: Draft, after: Draft) => {
        if (after.dueAt === '') return before.dueAt === '' ? 'drafted' : 'unscheduled'
        return 'scheduled'
      }

      return Drafts.of({
        list: (query = {}) =>
          Effect.zipWith(store.list(query), clock, (page, now) => withOverdue(page, DateTime.formatIso(now))),
        get: (id) => Effect.flatMap(found(id), details),

        add: (added, key) =>
          Effect.gen(function* () {
            const { subject, itemId: id, action, fields: input = {}, place, itemVersion } = added
            const { dueAt = '', release = '', revertAt = '' } = added
            const itemId = subject === 'homePage' ? homePageId : id
            const ref = { subject, itemId }
            const { item, base } = yield* itemWithBase(ref, dueAt)
            const fields =
              action === 'unpublish' ? {} : yield* newFields(ref, { live: item.fields, base }, input)
            if (action === 'unpublish' && (!isContentTypeName(subject) || itemId === ''))
              return yield* inputRefused({ action: 'Only an item of a list can be unpublished.' })
            const now = yield* timeNow
            const row: Omit<Draft, 'id'> = {
              ...ref,
              action,
              base,
              fields,
              ...(place !== undefined && { place }),
              dueAt,
              release,
              revertsId: '',
              state: 'waiting',
              reason: '',
              author: yield* currentAuthor,
              version: 1,
              createdAt: now,
              updatedAt: now,
            }
            yield* checked(row, { revertAt })
            yield* refuseSecond(row)
            if (itemVersion !== undefined && itemVersion !== item.version)
              return yield* itemChanged(draftDetails({ ...row, id: '' }, { item, revertAt, languages }))
            const draft = yield* store.insert(row)
            yield* saveBack(draft, revertAt)
            yield* store.record(dueAt === '' ? 'drafted' : 'scheduled', draft)
            return yield* details(draft)
          }).pipe((work) => store.atomically(store.oncePerKey(key && `add ${added.subject} ${key}`, work))),

        update: (id, change) =>
          Effect.gen(function* () {
            const draft = yield* open(id)
            const next = yield* changedDraft(draft, change)
            const back = yield* store.backOf(id)
            const { revertAt = next.dueAt === '' ? '' : (back?.dueAt ?? '') } = change
            yield* checked(next, { revertAt })
            yield* refuseSecond(next, id)
            yield* store.update(next)
            yield* saveBack(next, revertAt)
            yield* store.record(kindOf(draft, next), next)
            return yield* details(next)
          }).pipe(store.atomically),

        publish: (id, change = {}, key) =>
          Effect.gen(function* () {
            const stored = yield* open(id)
            const draft = yield* changedDraft(stored, change)
            const { subject } = draft
            const result = yield* publish(store, items, draft, 'person')
            if (result.kind === 'published') return { subject, itemId: result.itemId }
            if (result.kind === 'conflict')
              return yield* changed('Somebody else changed the same fields.', {
                ...(yield* details(draft)),
                version: stored.version,
              })
            if (result.kind === 'invalid') return yield* inputRefused(result.errors)
            return yield* gone(result.reason)
          }).pipe((work) => store.atomically(store.oncePerKey(key && `publish ${id} ${key}`, work))),

        ...discardedDrafts(store, clock, { found, open, details, refuseSecond }),
        ...draftReviews(store, { open, details, refuseOutdated }),
      })
    }),
  )
