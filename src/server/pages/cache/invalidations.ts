import { Context, Effect, Layer } from 'effect'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Trash } from '#ports/content/trash.ts'

/** What pages show, and whose saves make them out of date. */
export type Subject = ContentTypeName | 'homePage'

/** Tells whoever keeps pages what has just been saved. */
export class Invalidations extends Context.Service<
  Invalidations,
  { readonly saved: (subject: Subject) => void }
>()('sahilan/server/pages/Renewal') {}

/** The stores of what pages show, where each save that has been stored is told before it is answered. */
export const invalidating = <E, R>(stores: Layer.Layer<Contents | HomePageDetails | Trash, E, R>) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const contents = yield* Contents
      const details = yield* HomePageDetails
      const trash = yield* Trash
      const renewal = yield* Invalidations
      // However it ends: whoever left while it was committed has saved.
      const telling = <A, F>(subject: Subject, save: Effect.Effect<A, F>) =>
        Effect.ensuring(
          save,
          Effect.sync(() => renewal.saved(subject)),
        )
      return Context.make(Contents, {
        list: contents.list,
        get: contents.get,
        add: (content, draft, key) => telling(content.name, contents.add(content, draft, key)),
        update: (content, id, change) => telling(content.name, contents.update(content, id, change)),
        remove: (content, id) => telling(content.name, contents.remove(content, id)),
        order: (content, ids) => telling(content.name, contents.order(content, ids)),
        move: (content, id, place) => telling(content.name, contents.move(content, id, place)),
      }).pipe(
        Context.add(HomePageDetails, {
          get: details.get,
          update: (change) => telling('homePage', details.update(change)),
        }),
        Context.add(Trash, {
          ...trash,
          restore: (ref) =>
            isContentTypeName(ref.subject) ? telling(ref.subject, trash.restore(ref)) : trash.restore(ref),
        }),
      )
    }),
  ).pipe(Layer.provide(stores))
