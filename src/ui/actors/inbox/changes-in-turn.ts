import { Effect, Semaphore } from 'effect'

export interface Versioned {
  readonly id: string
  readonly version: number
}

/** A mail as the last own change left it; only own changes have replaced its versions since `from`. */
interface OwnChange<Mail> {
  readonly from: number
  readonly mail: Mail
}

/**
 * Runs the changes of a mail one after the other. One that was begun before the last was stored starts from the mail
 * as that left it, so that it is not refused as another person's.
 */
export const changesInTurn = <Mail extends Versioned>() => {
  const turns = new Map<string, Semaphore.Semaphore>()
  const lastOwn = new Map<string, OwnChange<Mail>>()
  const turnOf = (id: string) => {
    const turn = turns.get(id) ?? Semaphore.makeUnsafe(1)
    turns.set(id, turn)
    return turn
  }
  return <Seen extends Versioned, E, R>(
    seen: Seen,
    change: (latest: Seen | Mail) => Effect.Effect<Mail, E, R>,
  ): Effect.Effect<Mail, E, R> =>
    Effect.suspend(() => {
      const own = lastOwn.get(seen.id)
      const follows = own !== undefined && own.from <= seen.version && seen.version <= own.mail.version
      const latest = follows ? own.mail : seen
      return Effect.tap(change(latest), (mail) =>
        Effect.sync(() => {
          const first = follows ? own.from : seen.version
          // Another person's change came in between if more than one version was replaced.
          const from = mail.version > latest.version + 1 ? mail.version : first
          lastOwn.set(seen.id, { from, mail })
        }),
      )
    }).pipe(turnOf(seen.id).withPermit)
}
