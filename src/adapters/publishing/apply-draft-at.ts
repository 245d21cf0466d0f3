import { Clock, Effect } from 'effect'
import type { Draft } from '#domain/publishing/draft.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import type { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { publish, type Items, type PublishedBy } from './publish.ts'
import { stoppedAt } from './stopped-clock.ts'

const failedWith = ({ message }: { readonly message: string }) =>
  Effect.succeed({ kind: 'failed', reason: message } as const)

/** An error of the store is none of the draft: it is tried again. */
const failedByBug = (bug: unknown) =>
  Effect.andThen(
    Effect.logError('A scheduled change could not be applied.', bug),
    failedWith({ message: 'An error occurred while it was published.' }),
  )

/**
 * Applies a draft at a time in the name of who saved it. One that cannot be applied becomes failed. Returns the id of
 * its item; `undefined` if it failed. Must run in a transaction.
 */
export const applyDraftAt = (
  store: DraftStore['Service'],
  items: Items,
  draft: Draft,
  { by, at }: { readonly by: Exclude<PublishedBy, 'person'>; readonly at: string },
) =>
  Effect.gen(function* () {
    const result = yield* publish(store, items, draft, by).pipe(
      store.atomically,
      Effect.catchTags({
        InputRefused: ({ fields }) => Effect.succeed({ kind: 'invalid', errors: fields } as const),
        ItemNotFound: failedWith,
        ItemChanged: failedWith,
        QueryRefused: failedWith,
        UploadRefused: failedWith,
      }),
      Effect.catchDefect(failedByBug),
      Effect.provideService(Clock.Clock, stoppedAt(Date.parse(at))),
      Effect.provideService(OnBehalfOf, { ...draft.author, address: '' }),
    )
    if (result.kind === 'published') return result.itemId
    const [first] = result.kind === 'invalid' ? Object.values(result.errors) : []
    const reason = result.kind === 'failed' ? result.reason : (first ?? 'It can no longer be published.')
    yield* store.update({ ...draft, state: 'failed', reason, version: draft.version + 1 })
    const back = yield* store.backOf(draft.id)
    if (back !== undefined) yield* store.remove(back.id)
    return undefined
  })
