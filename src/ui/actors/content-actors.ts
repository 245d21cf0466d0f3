import { Effect } from 'effect'
import type { Place } from '#domain/content/arrangement.ts'
import type { AnyContent, Draft } from '#domain/content/contents.ts'
import { arranged, itemMoved } from '#domain/wording.ts'
import { Contents, type Change } from '#ports/contents.ts'
import type { Images } from '#ports/images.ts'
import type { Tell } from './announcements.ts'
import { arrangementOf, type ArrangementActor } from './arrangement-of.ts'
import type { Undo } from './connect.ts'
import { entityActors, type EntityActors } from './entity-actors.ts'
import { wordingOf } from './entity-wording.ts'
import { failedCall } from './failed-call.ts'
import type { Bridge } from './from-effect.ts'

export interface ContentActors extends EntityActors {
  /** Missing where the content orders itself. */
  readonly arrangement?: ArrangementActor
  /** Puts one item at a place, and calls `moved` once it is there. */
  readonly move: (id: string, place: Place, moved: () => void) => void
}

/** The actors of a content. */
export const contentActors = (
  bridge: Bridge<Contents | Images>,
  content: AnyContent,
  tell: Tell,
  undo: Undo,
): ContentActors => {
  const wording = wordingOf(content.name)
  const actors = entityActors(
    bridge,
    {
      list: (query) => Effect.flatMap(Contents, (contents) => contents.list(content, query)),
      get: (id) => Effect.flatMap(Contents, (contents) => contents.get(content, id)),
      remove: (id) => Effect.flatMap(Contents, (contents) => contents.remove(content, id)),
      // A form whose pictures are addresses is a draft; the store checks it by the content's schema.
      save: (id, form, key) =>
        Effect.flatMap(Contents, (contents) =>
          id === undefined
            ? contents.add(content, form as Draft<AnyContent>, key)
            : contents.update(content, id, form as Change<AnyContent>),
        ),
    },
    { pictures: content.pictures, wording, tell, undo },
  )

  const fetchAgain = () =>
    actors.list.send({ type: 'list.fetch', query: actors.list.getSnapshot().context.query })
  const moving = bridge.writing(({ id, place }: { readonly id: string; readonly place: Place }) =>
    Effect.flatMap(Contents, (contents) => contents.move(content, id, place)),
  )
  const move: ContentActors['move'] = (id, place, moved) =>
    bridge.perform(
      moving,
      { id, place },
      {
        done: () => {
          tell({ tone: 'success', text: itemMoved })
          fetchAgain()
          moved()
        },
        failed: (failure) => tell(failedCall(wording.failures.update, failure)),
      },
    )

  const arrangement = arrangementOf(bridge, content)
  arrangement?.on('arrangement.saved', () => {
    fetchAgain()
    tell({ tone: 'success', text: arranged(content.nouns.many) })
  })
  arrangement?.on('arrangement.notFetched', ({ failure }) =>
    tell(failedCall(wording.failures.fetch, failure)),
  )
  arrangement?.on('arrangement.notSaved', ({ failure }) => tell(failedCall(wording.failures.update, failure)))
  return { ...actors, move, ...(arrangement && { arrangement }) }
}
