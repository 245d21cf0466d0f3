import { Effect } from 'effect'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Failure } from '#domain/machines/failure.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import type { Release, ReleaseChange } from '#domain/publishing/release.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { Releases } from '#ports/content/releases.ts'
import { announcedRequests } from '../announcements/announced-requests.ts'
import type { Announcer } from '../announcements/announcements.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'

export interface ReleaseActors {
  /** The releases with changes that the user may edit. */
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

const update = (release: Release, change: ReleaseChange) =>
  Effect.flatMap(Releases, (releases) =>
    releases.update(release.name, { ...change, versions: release.versions }),
  )
const publish = ({ name, versions }: Release) =>
  Effect.flatMap(Releases, (releases) => releases.publish(name, versions))
const discard = ({ name, versions }: Release) =>
  Effect.flatMap(Releases, (releases) => releases.discard(name, versions))
const restore = ({ versions }: Release) =>
  Effect.flatMap(Drafts, (drafts) => Effect.forEach(Object.keys(versions), (id) => drafts.restore(id)))

/** Moves, renames, publishes and discards releases. */
export const releaseActors = (
  bridge: Bridge<Drafts | Releases>,
  announcer: Announcer,
  onPublished: (ref: ItemRef<Publishable>) => void,
): ReleaseActors => {
  const wording = announcer.words.failures.publishing
  const perform = announcedRequests(bridge, announcer)

  return {
    all: readingOf(
      bridge,
      Effect.flatMap(Releases, (releases) => releases.list()),
    ),
    update: (release, change, settled) =>
      perform(update(release, change), {
        text: wording.releaseChanged,
        failure: wording.failures.release,
        done: () => settled(),
        failed: settled,
      }),
    publish: (release, settled) =>
      perform(publish(release), {
        text: wording.published,
        failure: wording.failures.publish,
        done: (refs) => refs.forEach(onPublished),
        settled,
      }),
    discard: (release, settled) =>
      perform(discard(release), {
        text: wording.discarded,
        failure: wording.failures.release,
        undo: () =>
          perform(restore(release), { text: wording.restored, failure: wording.failures.restore, settled }),
        settled,
      }),
  }
}
