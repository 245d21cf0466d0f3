import { Effect, Layer } from 'effect'
import { noMails, type ArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import { Arrivals } from '#ports/staff/desk/arrivals.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'

type OnArrival = (arrived: ArrivedMails) => void

/** Simulates arriving mails and notifies all listeners. */
export const makeArrivalsSource = () => {
  const listeners = new Set<OnArrival>()
  let arrived: ArrivedMails = noMails
  return {
    listen: (onArrival: OnArrival) => {
      listeners.add(onArrival)
      onArrival(arrived)
      return () => void listeners.delete(onArrival)
    },
    arrive: (more: Partial<ArrivedMails>) => {
      const { enquiries = 0, profiles = 0, writing } = more
      arrived = {
        enquiries: arrived.enquiries + enquiries,
        profiles: arrived.profiles + profiles,
        ...(writing && { writing }),
      }
      listeners.forEach((onArrival) => onArrival(arrived))
    },
  }
}

export interface MemoryArrivalsOptions extends Behaviour {
  readonly arriving?: ReturnType<typeof makeArrivalsSource>
}

/** Announces the mails that `arriving` simulates. */
export const MemoryArrivals = ({
  arriving = makeArrivalsSource(),
  ...behaviour
}: MemoryArrivalsOptions = {}) =>
  Layer.sync(Arrivals, () => {
    const { read } = simulate(behaviour)
    return Arrivals.of({
      listen: (onArrival) =>
        read(
          Effect.callback<void>(() => {
            const stop = arriving.listen(onArrival)
            return Effect.sync(stop)
          }),
        ),
    })
  })
