import { Effect } from 'effect'
import { newMailMachine } from '#domain/machines/new-mail-machine.ts'
import { Arrivals } from '#ports/staff/desk/arrivals.ts'
import type { Bridge } from '../bridge/from-effect.ts'

/** The machine of new mail over its port. */
export const newMailOf = (bridge: Bridge<Arrivals>) =>
  newMailMachine.provide({
    actors: {
      listen: bridge.fromRead(({ onCount }) =>
        Effect.flatMap(Arrivals, (arrivals) => arrivals.listen(onCount)),
      ),
    },
  })
