import { DateTime, Effect } from 'effect'
import { career } from '#domain/content/career.ts'
import { closedAt } from '#domain/content/item/closing.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { dayIn } from '#domain/time/day.ts'
import { Contents } from '#ports/content/contents.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { refetch, type ListActor } from '../bridge/list-machine-of.ts'
import { staffLang } from './staff-lang.ts'

type Position = ItemOf<'career'>

/** Called with a position that was closed or reopened; or with another person's version, which prevented it. */
type ClosingListener = (position: Position, isTheirs?: boolean) => void

export interface ClosingActors {
  /** Today in the site's time zone, which may differ from the device's. */
  readonly today: () => string
  /** Sets a position's closing date to yesterday, and announces it with Undo. */
  readonly close: (position: Position) => void
  /** Notifies of the outcome for every position; returns the function that unsubscribes. */
  readonly listen: (listener: ClosingListener) => () => void
}

/** Closes positions at once, without a form. Days are those of the site's time zone. */
export const closingActors = (
  bridge: Bridge<Contents>,
  list: ListActor<Position>,
  { announce, words: { failures } }: Announcer,
  timeZone: string,
): ClosingActors => {
  const listeners = new Set<ClosingListener>()
  const change = ({ id, version }: Position, closingDate: string) =>
    Effect.flatMap(Contents, (contents) =>
      Effect.flatMap(staffLang, (lang) => contents.update(career, id, { version, closingDate }, lang)),
    )
  const closing = bridge.fromWrite((position: Position) =>
    Effect.flatMap(DateTime.now, (now) => change(position, closedAt(now, timeZone))),
  )
  const reopening = bridge.fromWrite(({ closed, before }: { closed: Position; before: string }) =>
    change(closed, before),
  )
  const outcome = (done: (position: Position) => void) => ({
    done: (item: Position) => {
      list.send({ type: 'item.updated', item })
      listeners.forEach((listener) => listener(item))
      done(item)
    },
    failed: (failure: Parameters<typeof failedRequest>[1]) => {
      announce(failedRequest(failures.contents.career.failures.update, failure))
      // The port has decoded it.
      if (failure.current) listeners.forEach((listener) => listener(failure.current as Position, true))
      refetch(list)
    },
  })
  const reopen = (closed: Position, before: string) =>
    bridge.perform(
      reopening,
      { closed, before },
      outcome(() => announce({ tone: 'success', text: failures.closing.undone })),
    )
  return {
    today: () => dayIn(timeZone, DateTime.nowUnsafe()),
    close: (position) =>
      bridge.perform(
        closing,
        position,
        outcome((closed) => {
          const onSelect = () => reopen(closed, position.closingDate)
          announce({
            tone: 'success',
            text: failures.closing.closed,
            action: { label: failures.undo, onSelect },
          })
        }),
      ),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
