import { Cause, Context, Effect, Exit, Layer, Option } from 'effect'
import { isContentTypeName } from '#domain/history/subject.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { Releases } from '#ports/content/releases.ts'
import { Trash } from '#ports/content/trash.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import { publishables, type Publishable } from '#domain/publishing/draft.ts'
import { StoreBusy, UnexpectedFailure } from '#ports/failures.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { draftsSubject, redirectsSubject } from '#ports/server/saves.ts'
import { Redirects } from '#ports/staff/redirects.ts'

/** Receives saves: of items, of drafts (pages show them once they are due), and of old addresses. */
export class Invalidations extends Context.Service<
  Invalidations,
  { readonly saved: (subject: Publishable | typeof draftsSubject | typeof redirectsSubject) => void }
>()('sahilan/server/pages/Invalidations') {}

type Ports =
  | MediaLibrary
  | Contents
  | HomePageDetails
  | Trash
  | Drafts
  | DraftStore
  | Releases
  | Unpublished
  | Redirects

/** A refused save changed nothing. After an interruption or an error of the store, the commit may have succeeded. */
const mayHaveCommitted = (exit: Exit.Exit<unknown, unknown>) => {
  const failure = Exit.isFailure(exit) ? Cause.findErrorOption(exit.cause) : Option.none()
  return Option.match(failure, {
    onNone: () => true,
    onSome: (error) => error instanceof StoreBusy || error instanceof UnexpectedFailure,
  })
}

/** Wraps the ports of published content: reports each save after its commit and before its response. */
export const invalidating = <E, R>(stores: Layer.Layer<Ports, E, R>) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const contents = yield* Contents
      const details = yield* HomePageDetails
      const library = yield* MediaLibrary
      const drafts = yield* Drafts
      const store = yield* DraftStore
      const releases = yield* Releases
      const trash = yield* Trash
      const unpublished = yield* Unpublished
      const redirects = yield* Redirects
      const { saved } = yield* Invalidations
      const reporting = <A, F>(subject: Parameters<typeof saved>[0], save: Effect.Effect<A, F>) =>
        Effect.onExit(save, (exit) => Effect.sync(() => mayHaveCommitted(exit) && saved(subject)))
      /** Also reports drafts, as those of an item are deleted and restored with it. */
      const withDrafts = <A, F>(subject: Publishable, save: Effect.Effect<A, F>) =>
        reporting(draftsSubject, reporting(subject, save))
      const ofDrafts = <A, F>(save: Effect.Effect<A, F>) => reporting(draftsSubject, save)
      const reportAll = Effect.sync(() => {
        for (const subject of publishables) saved(subject)
        saved(draftsSubject)
      })
      /** Also reports the items that were published; all, as long as it is unknown which. */
      const publishing = <A, F>(
        work: Effect.Effect<A, F>,
        subjectsOf: (published: A) => ReadonlyArray<Publishable>,
      ) =>
        Effect.onExit(ofDrafts(work), (exit) => {
          if (Exit.isFailure(exit)) return mayHaveCommitted(exit) ? reportAll : Effect.void
          return Effect.sync(() => {
            for (const subject of subjectsOf(exit.value)) saved(subject)
          })
        })

      return Context.make(Contents, {
        list: contents.list,
        get: contents.get,
        add: (...added) => reporting(added[0].name, contents.add(...added)),
        update: (...updated) => reporting(updated[0].name, contents.update(...updated)),
        remove: (contentType, id) => withDrafts(contentType.name, contents.remove(contentType, id)),
        order: (contentType, ids) => reporting(contentType.name, contents.order(contentType, ids)),
        move: (contentType, id, place) => reporting(contentType.name, contents.move(contentType, id, place)),
      }).pipe(
        Context.add(HomePageDetails, {
          get: details.get,
          update: (...changed) => reporting('homePage', details.update(...changed)),
        }),
        Context.add(MediaLibrary, {
          ...library,
          // Items of every content type may use the picture.
          replace: (...replaced) =>
            Effect.onExit(library.replace(...replaced), (exit) =>
              mayHaveCommitted(exit) ? reportAll : Effect.void,
            ),
        }),
        Context.add(Trash, {
          ...trash,
          restore: (ref) =>
            isContentTypeName(ref.subject) ? withDrafts(ref.subject, trash.restore(ref)) : trash.restore(ref),
        }),
        Context.add(Drafts, {
          ...drafts,
          add: (...added) => ofDrafts(drafts.add(...added)),
          update: (...updated) => ofDrafts(drafts.update(...updated)),
          discard: (id) => ofDrafts(drafts.discard(id)),
          restore: (id) => ofDrafts(drafts.restore(id)),
          publish: (...published) => publishing(drafts.publish(...published), ({ subject }) => [subject]),
        }),
        // Saves of drafts in a transaction of a caller report before its commit.
        Context.add(DraftStore, { ...store, atomically: (work) => ofDrafts(store.atomically(work)) }),
        Context.add(Releases, {
          ...releases,
          update: (...changed) => ofDrafts(releases.update(...changed)),
          discard: (...discarded) => ofDrafts(releases.discard(...discarded)),
          publish: (...published) =>
            publishing(releases.publish(...published), (items) => items.map(({ subject }) => subject)),
        }),
        Context.add(Redirects, {
          ...redirects,
          add: (...added) => reporting(redirectsSubject, redirects.add(...added)),
          update: (...changed) => reporting(redirectsSubject, redirects.update(...changed)),
          remove: (id) => reporting(redirectsSubject, redirects.remove(id)),
          import: (...imported) => reporting(redirectsSubject, redirects.import(...imported)),
        }),
        Context.add(Unpublished, {
          ...unpublished,
          unpublish: (...taken) => reporting(taken[0].subject, unpublished.unpublish(...taken)),
          publish: (...published) => reporting(published[0].subject, unpublished.publish(...published)),
        }),
      )
    }),
  ).pipe(Layer.provide(stores))
