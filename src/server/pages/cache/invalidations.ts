import { Context, Effect, Layer } from 'effect'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Trash } from '#ports/content/trash.ts'

/** What pages show. A save of it invalidates them. */
export type Subject = ContentTypeName | 'homePage'

/** Receives each save of what pages show. */
export class Invalidations extends Context.Service<
  Invalidations,
  { readonly saved: (subject: Subject) => void }
>()('sahilan/server/pages/Invalidations') {}

/** Wraps the ports of what pages show: reports each save after its commit and before its response. */
export const invalidating = <E, R>(stores: Layer.Layer<Contents | HomePageDetails | Trash, E, R>) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const contents = yield* Contents
      const details = yield* HomePageDetails
      const trash = yield* Trash
      const invalidations = yield* Invalidations
      // Also when interrupted: a client that left during the commit has saved.
      const reporting = <A, F>(subject: Subject, save: Effect.Effect<A, F>) =>
        Effect.ensuring(
          save,
          Effect.sync(() => invalidations.saved(subject)),
        )
      return Context.make(Contents, {
        list: contents.list,
        get: contents.get,
        add: (...added) => reporting(added[0].name, contents.add(...added)),
        update: (...updated) => reporting(updated[0].name, contents.update(...updated)),
        remove: (content, id) => reporting(content.name, contents.remove(content, id)),
        order: (content, ids) => reporting(content.name, contents.order(content, ids)),
        move: (content, id, place) => reporting(content.name, contents.move(content, id, place)),
      }).pipe(
        Context.add(HomePageDetails, {
          get: details.get,
          update: (...changed) => reporting('homePage', details.update(...changed)),
        }),
        Context.add(Trash, {
          ...trash,
          restore: (ref) =>
            isContentTypeName(ref.subject) ? reporting(ref.subject, trash.restore(ref)) : trash.restore(ref),
        }),
      )
    }),
  ).pipe(Layer.provide(stores))
