import { Effect } from 'effect'
import { parkedMachine } from '#domain/machines/parked-machine.ts'
import { count } from '#domain/wording/counted.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'

/** Starts the actor of the parked notifications. */
export const parkedOf = (bridge: Bridge<Notifications>, { announce, words }: Announcer) => {
  const machine = parkedMachine.provide({
    actors: {
      fetch: bridge.fromRead(() => Effect.flatMap(Notifications, (port) => port.parked)),
      sendAll: bridge.fromWrite(() => Effect.flatMap(Notifications, (port) => port.sendAllAgain)),
    },
  })
  const actor = bridge.start(machine)
  actor.on('parked.sentAgain', (sent) =>
    announce({ tone: 'success', text: count(words.failures.allSentAgain, sent.count) }),
  )
  actor.on('parked.notSentAgain', ({ failure }) => announce(failedRequest(words.failures.sendAgain, failure)))
  return actor
}
