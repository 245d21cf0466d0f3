import { Effect, Layer } from 'effect'
import { isSame } from '#domain/content/merge/is-same.ts'
import { movedTo, releasesOf, type Release, type ReleaseVersions } from '#domain/publishing/release.ts'
import { releaseErrors } from '#domain/publishing/schedule-errors.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { Releases } from '#ports/content/releases.ts'
import { failIfInvalid, ItemChanged } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { PublicationClock } from '#ports/server/publishing/publication-clock.ts'

export const releaseGone = itemGone('release')

const nothingLeft = 'All changes of this release are published. Only what changes back is left.'

/** Releases over their drafts, each change of a release in one transaction. */
export const StoredReleases = Layer.effect(
  Releases,
  Effect.gen(function* () {
    const store = yield* DraftStore
    const drafts = yield* Drafts
    const clock = yield* PublicationClock

    const changed = (message: string, current: Release | undefined) => new ItemChanged({ message, current })

    const changesOf = Effect.fnUntraced(function* (name: string, versions?: ReleaseVersions) {
      const changes = yield* store.inReleases(name)
      const [release] = releasesOf(changes)
      if (release === undefined) return yield* releaseGone
      if (versions === undefined || isSame(versions, release.versions)) return changes
      return yield* itemChanged('release', release)
    })

    return Releases.of({
      list: (subjects) =>
        Effect.map(store.inReleases(), (changes) =>
          releasesOf(changes.filter(({ subject }) => subjects?.includes(subject) ?? true)),
        ),

      update: (name, { versions, ...change }) =>
        Effect.gen(function* () {
          const changes = yield* changesOf(name, versions)
          yield* failIfInvalid(releaseErrors(change, yield* clock))
          const moved = change.dueAt === undefined ? changes : movedTo(change.dueAt, changes)
          yield* Effect.forEach(moved, ({ id, dueAt, revertAt }) =>
            drafts.update(id, { dueAt, revertAt, release: change.name ?? name }),
          )
        }).pipe(store.atomically),

      publish: (name, versions) =>
        Effect.gen(function* () {
          const changes = yield* changesOf(name, versions)
          const [release] = releasesOf(changes)
          // What undoes a published change keeps its time.
          const unpublished = changes.filter(({ revertsId }) => revertsId === '')
          if (unpublished.length === 0) return yield* changed(nothingLeft, release)
          return yield* Effect.forEach(unpublished, ({ id, title }) => {
            const refused = () => changed(`Open “${title}” first: it cannot be published as it is.`, release)
            return drafts
              .publish(id)
              .pipe(Effect.catchTags({ ItemChanged: refused, InputRefused: refused, ItemNotFound: refused }))
          })
        }).pipe(store.atomically),

      discard: (name, versions) =>
        Effect.flatMap(changesOf(name, versions), (changes) =>
          Effect.forEach(changes, ({ id }) => drafts.discard(id), { discard: true }),
        ).pipe(store.atomically),
    })
  }),
)
