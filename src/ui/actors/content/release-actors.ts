import { Effect } from 'effect'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Failure } from '#domain/machines/failure.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import type { Release, ReleaseChange } from '#domain/publishing/release.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { Releases } from '#ports/content/releases.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'

export interface ReleaseActors {
  /** Those with changes that the user may edit. */
  readonly all: Reading<ReadonlyArray<Release>>
  /** Moves or renames. Calls `settled` after success, and after a failure with it. */
  readonly update: (
    release: Release,
    change: Pick<ReleaseChange, 'dueAt' | 'name'>,
    settled: (failure?: Failure) => void,
  ) => void
  /** Publishes now. Calls `settled` after success or failure. */
  readonly publish: (release: Release, settled: () => void) => void
  /** Announces it with Undo. Calls `settled` after success or failure, and after Undo. */
  readonly discard: (release: Release, settled: () => void) => void
}

const update = ({ release, change }: { readonly release: Release; readonly change: ReleaseChange }) =>
  Effect.flatMap(Releases, (releases) =>
    releases.update(release.name, { ...change, versions: release.versions }),
  )
const publish = ({ name, versions }: Release) =>
  Effect.flatMap(Releases, (releases) => releases.publish(name, versions))
const discard = ({ name }: Release) => Effect.flatMap(Releases, (releases) => releases.discard(name))
const restore = ({ versions }: Release) =>
  Effect.flatMap(Drafts, (drafts) => Effect.forEach(Object.keys(versions), (id) => drafts.restore(id)))

/** Moves, renames, publishes and discards releases. */
export const releaseActors = (
  bridge: Bridge<Drafts | Releases>,
  { announce, words }: Announcer,
  onPublished: (ref: ItemRef<Publishable>) => void,
): ReleaseActors => {
  const wording = words.failures.drafts
  const tell = (text: string, undo?: () => void) =>
    announce({
      tone: 'success',
      text,
      ...(undo && { action: { label: words.failures.undo, onSelect: undo } }),
    })
  const failedTo =
    (request: keyof typeof wording.failures, settled: (failure: Failure) => void) => (failure: Failure) => {
      // The dialog shows the sentences of its fields.
      if (failure.fields === undefined) announce(failedRequest(wording.failures[request], failure))
      settled(failure)
    }

  return {
    all: readingOf(
      bridge,
      Effect.flatMap(Releases, (releases) => releases.list()),
    ),
    update: (release, change, settled) =>
      bridge.perform(
        bridge.writing(update),
        { release, change },
        {
          done: () => {
            tell(wording.releaseChanged)
            settled()
          },
          failed: failedTo('release', settled),
        },
      ),
    publish: (release, settled) =>
      bridge.perform(bridge.writing(publish), release, {
        done: (refs) => {
          tell(wording.published)
          refs.forEach(onPublished)
          settled()
        },
        failed: failedTo('publish', settled),
      }),
    discard: (release, settled) =>
      bridge.perform(bridge.writing(discard), release, {
        done: () => {
          tell(wording.discarded, () =>
            bridge.perform(bridge.writing(restore), release, {
              done: () => {
                tell(wording.restored)
                settled()
              },
              failed: failedTo('restore', settled),
            }),
          )
          settled()
        },
        failed: failedTo('release', settled),
      }),
  }
}
