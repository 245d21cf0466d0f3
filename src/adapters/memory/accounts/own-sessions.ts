import { Effect, Layer } from 'effect'
import type { OwnSession } from '#domain/session/own-session.ts'
import { ItemNotFound, NotSignedIn } from '#ports/failures.ts'
import { OwnSessions } from '#ports/staff/own-sessions.ts'
import { behaving, type Behaviour } from '../store/behaviour.ts'

export interface MemoryOwnSessionsOptions extends Behaviour {
  readonly sessions?: ReadonlyArray<OwnSession>
}

const usual: ReadonlyArray<OwnSession> = [
  {
    id: '1',
    openedAt: '2026-11-21T05:40:00.000Z',
    usedAt: '2026-11-21T06:12:00.000Z',
    browser: 'Firefox',
    system: 'Windows',
    isThisOne: true,
  },
]

/** Sessions that live as long as the layer; once its own has ended nothing is answered any more. */
export const MemoryOwnSessions = ({ sessions = usual, ...behaviour }: MemoryOwnSessionsOptions = {}) =>
  Layer.sync(OwnSessions, () => {
    let open = sessions
    const { read, write } = behaving(behaviour)
    const mine = Effect.suspend(() =>
      open.some(({ isThisOne }) => isThisOne) ? Effect.succeed(open) : Effect.fail(ended),
    )
    return OwnSessions.of({
      list: read(mine),
      end: (id) =>
        write(
          Effect.flatMap(mine, (known) => {
            if (!known.some((session) => session.id === id)) return Effect.fail(gone)
            open = known.filter((session) => session.id !== id)
            return Effect.void
          }),
        ),
      endAll: write(Effect.map(mine, () => void (open = []))),
    })
  })

const ended = new NotSignedIn({ message: 'Your session has ended.', answered: true })
const gone = new ItemNotFound({ message: 'This session no longer exists.', answered: true })
