import { Effect } from 'effect'
import { createActor } from 'xstate'
import { sessionsWording } from '#domain/wording.ts'
import { OwnSessions } from '#ports/own-sessions.ts'
import type { Tell } from './announcements.ts'
import { failedCall } from './failed-call.ts'
import type { Bridge } from './from-effect.ts'
import { listOf, type ListCalls } from './list-of.ts'

const calls = {
  list: () =>
    Effect.flatMap(OwnSessions, (sessions) =>
      Effect.map(sessions.list, (items) => ({ items, total: items.length })),
    ),
  remove: (id) => Effect.flatMap(OwnSessions, (sessions) => sessions.end(id)),
} satisfies ListCalls<OwnSessions>

/** Where the person is signed in; what is removed is a session that ends. */
export const ownSessionsActor = (bridge: Bridge<OwnSessions>, tell: Tell) => {
  const list = createActor(listOf(bridge, calls)).start()
  const { failures, removed } = sessionsWording
  list.on('list.failed', ({ failure }) => tell(failedCall(failures.fetch, failure)))
  list.on('items.removed', () => tell({ tone: 'success', text: removed }))
  list.on('items.kept', ({ failure }) => {
    tell(failedCall(failures.remove, failure))
    list.send({ type: 'list.fetch' })
  })
  return list
}
