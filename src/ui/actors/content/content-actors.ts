import { Effect } from 'effect'
import type { MoveTarget } from '#domain/content/list/arrangement.ts'
import type { AnyContentType, ContentInput, Item } from '#domain/content/content-types.ts'
import { picturePathsOf } from '#domain/content/pictures/pictures-at.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { Contents, type ItemChange } from '#ports/content/contents.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { arrangementOf, type ArrangementActor } from './arrangement-of.ts'
import type { Undo } from '../announcements/connect.ts'
import { entityActors, type EntityActors } from './entity-actors.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { refetch } from '../bridge/list-machine-of.ts'
import { staffLang, type StaffLang } from './staff-lang.ts'

const inAll = <A, E>(
  request: (contents: Contents['Service'], lang: StaffLang) => Effect.Effect<A, E>,
): Effect.Effect<A, E, Contents> =>
  Effect.flatMap(Contents, (contents) => Effect.flatMap(staffLang, (lang) => request(contents, lang)))

/** Reads a live item, or an unpublished one: that has `isUnpublished` and its former place. */
export const liveOrUnpublished = <C extends AnyContentType>(contentType: C, id: string) =>
  inAll((contents, lang) => contents.get(contentType, id, lang)).pipe(
    Effect.catchTag('ItemNotFound', (gone) =>
      Effect.flatMap(Unpublished, (unpublished) =>
        Effect.map(
          unpublished.get({ subject: contentType.name, itemId: id }),
          // The item is of the same type.
          ({ item, place }) => ({ ...(item as Item<C>), place, isUnpublished: true }),
        ),
      ).pipe(Effect.catchTag('ItemNotFound', () => Effect.fail(gone))),
    ),
  )

export interface ContentActors<C extends AnyContentType> extends EntityActors<Item<C>> {
  /** Missing if the items cannot be reordered. */
  readonly arrangement?: ArrangementActor<Item<C>>
  /** Moves one item and calls `moved` once it is there. Offers Undo if its former place is given. */
  readonly move: (id: string, place: MoveTarget, moved: () => void, before?: MoveTarget) => void
}

export const contentActors = <C extends AnyContentType>(
  bridge: Bridge<Contents | Unpublished | PictureUploads>,
  contentType: C,
  announcer: Announcer,
  undo: Undo,
): ContentActors<C> => {
  const { announce } = announcer
  const words = announcer.words.failures
  const wording = words.contents[contentType.name]
  const actors = entityActors(
    bridge,
    {
      list: (query) => inAll((contents, lang) => contents.list(contentType, query, lang)),
      get: (id) => liveOrUnpublished(contentType, id),
      remove: (id) => Effect.flatMap(Contents, (contents) => contents.remove(contentType, id)),
      // A form with uploaded pictures is an input; the store checks it by the schema of its content type.
      save: (id, form, key) =>
        inAll((contents, lang) =>
          id === undefined
            ? contents.add(contentType, form as ContentInput<C>, key, lang)
            : contents.update(contentType, id, form as ItemChange<C>, lang),
        ),
    },
    { pictures: picturePathsOf(contentType), wording, announcer, undo },
  )

  const moving = bridge.fromWrite(({ id, place }: { readonly id: string; readonly place: MoveTarget }) =>
    Effect.flatMap(Contents, (contents) => contents.move(contentType, id, place)),
  )
  const announceFailure = (failure: Failure) => announce(failedRequest(wording.failures.update, failure))
  const restored = {
    done: () => {
      announce({ tone: 'success', text: words.orderRestored })
      refetch(actors.list)
    },
    failed: announceFailure,
  }
  const withUndo = (onSelect: () => void) => ({ action: { label: words.undo, onSelect } })
  const move: ContentActors<C>['move'] = (id, place, moved, before) =>
    bridge.perform(
      moving,
      { id, place },
      {
        done: () => {
          const undoAction =
            before !== undefined && withUndo(() => bridge.perform(moving, { id, place: before }, restored))
          announce({ tone: 'success', text: words.itemMoved, ...undoAction })
          refetch(actors.list)
          moved()
        },
        failed: announceFailure,
      },
    )
  const ordering = bridge.fromWrite((ids: ReadonlyArray<string>) =>
    Effect.flatMap(Contents, (contents) => contents.order(contentType, ids)),
  )

  const arrangement = arrangementOf(bridge, contentType)
  arrangement?.on('arrangement.saved', ({ before }) => {
    refetch(actors.list)
    const undoAction = withUndo(() => bridge.perform(ordering, before, restored))
    announce({ tone: 'success', text: wording.arranged, ...undoAction })
  })
  arrangement?.on('arrangement.notFetched', ({ failure }) =>
    announce(failedRequest(wording.failures.fetch, failure)),
  )
  arrangement?.on('arrangement.notSaved', ({ failure }) => announceFailure(failure))
  return { ...actors, move, ...(arrangement && { arrangement }) }
}
