import { Context, Effect, Layer } from 'effect'
import { History } from '#ports/content/history.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { SavedViews } from '#ports/staff/desk/saved-views.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { DueTimes } from '#ports/server/mail/due-times.ts'

/** The desk with the mails that it is about. */
export class DeskStores extends Context.Service<
  DeskStores,
  {
    readonly desk: Desk['Service']
    readonly enquiries: Enquiries['Service']
    readonly history: History['Service']
    readonly views: SavedViews['Service']
    /** Absent where accounts are fixed. */
    readonly accounts: Accounts['Service'] | undefined
    /** Computes due times again; over HTTP the server does so by itself. */
    readonly recalculate: Effect.Effect<void>
  }
>()('sahilan/tests/DeskStores') {
  static readonly layer = Layer.effect(
    DeskStores,
    Effect.gen(function* () {
      const accounts = yield* Effect.serviceOption(Accounts)
      const dueTimes = yield* Effect.serviceOption(DueTimes)
      return {
        desk: yield* Desk,
        enquiries: yield* Enquiries,
        history: yield* History,
        views: yield* SavedViews,
        accounts: accounts._tag === 'Some' ? accounts.value : undefined,
        recalculate:
          dueTimes._tag === 'Some'
            ? dueTimes.value.recalculate.pipe(
                Effect.repeat({ while: (isMore) => isMore }),
                Effect.asVoid,
                Effect.orDie,
              )
            : Effect.void,
      }
    }),
  )
}

export const colleagueInput = {
  name: 'Noor Al Dossari',
  email: 'noor@sahilan.example',
  role: 'Hr',
  password: 'a stone in the quay wall',
} as const

/** Adds a person with the role Hr, whose id is 2. */
export const withColleague = Layer.effectDiscard(
  Accounts.use((accounts) => accounts.add(colleagueInput)).pipe(Effect.orDie),
)
