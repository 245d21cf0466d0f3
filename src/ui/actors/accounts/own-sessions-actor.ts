import { Effect } from 'effect'
import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { connectList } from '../announcements/connect-list.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, type ListActor, type ListRequests } from '../bridge/list-machine-of.ts'

const requests = {
  list: () =>
    Effect.flatMap(OwnSessions, (sessions) =>
      Effect.map(sessions.list, (items) => ({ items, total: items.length })),
    ),
  remove: (id) => Effect.flatMap(OwnSessions, (sessions) => sessions.end(id)),
} satisfies ListRequests<OwnSession, OwnSessions>

/** The sessions of the signed-in person; removing one ends it. */
export const ownSessionsActor = (
  bridge: Bridge<OwnSessions>,
  announcer: Announcer,
): ListActor<OwnSession> => {
  const list = bridge.start(listMachineOf(bridge, requests))
  connectList(list, announcer.words.failures.sessions, announcer, { mayLack: true })
  // A session that cannot be ended has probably expired.
  list.on('items.notRemoved', () => list.send({ type: 'list.fetch' }))
  return list
}
