import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { draftInputFromWire, draftToWire, draftWireOf } from '#adapters/http/wire/drafts.ts'
import { itemToWire } from '#adapters/http/wire/wire.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { draftLists, publishables, type DraftDetails, type Publishable } from '#domain/publishing/draft.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import type { Api } from '../api.ts'
import { editableSubjects } from '../history/subject-names.ts'
import { Caller } from '../request/access/access.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { ok } from '../response/envelope.ts'
import { failureToWire } from '../response/failure-to-wire.ts'
import { permittedDrafts } from './permitted-drafts.ts'

const failuresToWire = (subject: Publishable) => failureToWire(draftWireOf(subject), draftToWire)

const single = (draft: DraftDetails) => ok({ results: draftToWire(draft) })

/** Maps the endpoints of drafts to the port. */
export const draftHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'drafts',
    Effect.fnUntraced(function* (handlers) {
      const contents = yield* Contents
      const homePage = yield* HomePageDetails
      const permitted = yield* permittedDrafts
      const callersDrafts = Effect.map(Caller, permitted)

      /** `null` once it is unpublished. */
      const itemNow = Effect.fnUntraced(function* ({ subject, itemId }: ItemRef<Publishable>) {
        if (!isContentTypeName(subject)) return { ...(yield* homePage.get(allLanguages)) }
        const contentType = contentTypes[subject]
        return yield* contents.get(contentType, itemId, allLanguages).pipe(
          Effect.map((item) => itemToWire(contentType, item)),
          Effect.catchTag('ItemNotFound', () => Effect.succeed(null)),
        )
      })

      return handlers
        .handle(
          'list',
          Effect.fnUntraced(function* ({ query: { state, subjects, items, q, ...query } }) {
            const caller = yield* Caller
            const { items: found, ...page } = yield* permitted(caller).list({
              ...query,
              subjects: editableSubjects(publishables, subjects, caller.user.role),
              ...(state !== undefined && {
                lists: draftLists.filter((list) => state.split(',').includes(list)),
              }),
              ...(items !== undefined && { items: items.split(',') }),
              ...(q !== undefined && { search: q }),
            })
            return ok({ results: found, ...page })
          }),
        )
        .handle(
          'add',
          Effect.fnUntraced(function* ({ payload, headers }) {
            const { subject } = payload
            const drafts = yield* callersDrafts
            const draft = { itemId: '', action: 'publish' as const, ...draftInputFromWire(subject, payload) }
            return single(yield* drafts.add(draft, idempotencyKeyOf(headers)).pipe(failuresToWire(subject)))
          }),
        )
        .handle(
          'get',
          Effect.fnUntraced(function* ({ params }) {
            return single(yield* (yield* callersDrafts).get(params.id))
          }),
        )
        .handle(
          'update',
          Effect.fnUntraced(function* ({ params, payload }) {
            const drafts = yield* callersDrafts
            const subject = yield* drafts.subjectOf(params.id)
            const change = draftInputFromWire(subject, payload)
            return single(yield* drafts.update(params.id, change).pipe(failuresToWire(subject)))
          }),
        )
        .handle(
          'discard',
          Effect.fnUntraced(function* ({ params }) {
            yield* (yield* callersDrafts).discard(params.id)
            return ok({ results: params })
          }),
        )
        .handle(
          'restore',
          Effect.fnUntraced(function* ({ params }) {
            const drafts = yield* callersDrafts
            const subject = yield* drafts.subjectOf(params.id)
            return single(yield* drafts.restore(params.id).pipe(failuresToWire(subject)))
          }),
        )
        .handle(
          'askReview',
          Effect.fnUntraced(function* ({ params, payload }) {
            return single(yield* (yield* callersDrafts).askReview(params.id, { note: '', ...payload }))
          }),
        )
        .handle(
          'withdrawReview',
          Effect.fnUntraced(function* ({ params }) {
            return single(yield* (yield* callersDrafts).withdrawReview(params.id))
          }),
        )
        .handle(
          'return',
          Effect.fnUntraced(function* ({ params, payload }) {
            return single(yield* (yield* callersDrafts).returnDraft(params.id, { note: '', ...payload }))
          }),
        )
        .handle(
          'publish',
          Effect.fnUntraced(function* ({ params, payload, headers }) {
            const drafts = yield* callersDrafts
            // Repeated, the request finds no draft any more, and its fields are not read.
            const subject = yield* drafts
              .subjectOf(params.id)
              .pipe(Effect.catchTag('ItemNotFound', () => Effect.succeed('homePage' as const)))
            const ref = yield* drafts
              .publish(params.id, draftInputFromWire(subject, payload), idempotencyKeyOf(headers))
              .pipe(failuresToWire(subject))
            return ok({ ...ref, results: yield* itemNow(ref) })
          }),
        )
    }),
  )
