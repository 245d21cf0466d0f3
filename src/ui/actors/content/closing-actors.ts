import { DateTime, Effect } from 'effect'
import { career } from '#domain/content/career.ts'
import { closedAt } from '#domain/content/item/closing.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { dayIn } from '#domain/time/day.ts'
import { closingWording, failures, undoLabel } from '#domain/wording/catalogue.ts'
import { Contents } from '#ports/content/contents.ts'
import type { Announce } from '../announce/announcements.ts'
import { failedCall } from '../announce/failed-call.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import type { ListActor } from '../bridge/list-of.ts'

type Position = ItemOf<'career'>

export interface ClosingActors {
  /** The day that the site has; this device may have another one already, or still. */
  readonly today: () => string
  /** Gives a position the closing date of yesterday, and offers the way back. */
  readonly close: (position: Position) => void
  /** Hears of every position that was closed or reopened so; answers how to stop. */
  readonly listen: (heard: (position: Position) => void) => () => void
}

/** Closes positions at once, beside any form, by the days of the site's time zone. */
export const closingActors = (
  bridge: Bridge<Contents>,
  list: ListActor<Position>,
  tell: Announce,
  timeZone: string,
): ClosingActors => {
  const listeners = new Set<(position: Position) => void>()
  const change = ({ id, version }: Position, closingDate: string) =>
    Effect.flatMap(Contents, (contents) => contents.update(career, id, { version, closingDate }))
  const closing = bridge.writing((position: Position) =>
    Effect.flatMap(DateTime.now, (now) => change(position, closedAt(now, timeZone))),
  )
  const reopening = bridge.writing(({ closed, before }: { closed: Position; before: string }) =>
    change(closed, before),
  )
  const ends = (done: (position: Position) => void) => ({
    done: (item: Position) => {
      list.send({ type: 'item.updated', item })
      listeners.forEach((heard) => heard(item))
      done(item)
    },
    failed: (failure: Parameters<typeof failedCall>[1]) => {
      tell(failedCall(failures.career.update, failure))
      list.send({ type: 'list.fetch', query: list.getSnapshot().context.query })
    },
  })
  const reopen = (closed: Position, before: string) =>
    bridge.perform(
      reopening,
      { closed, before },
      ends(() => tell({ tone: 'success', text: closingWording.undone })),
    )
  return {
    today: () => dayIn(timeZone, DateTime.nowUnsafe()),
    close: (position) =>
      bridge.perform(
        closing,
        position,
        ends((closed) => {
          const onSelect = () => reopen(closed, position.closingDate)
          tell({ tone: 'success', text: closingWording.closed, action: { label: undoLabel, onSelect } })
        }),
      ),
    listen: (heard) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}
