import { Effect, Layer } from 'effect'
import { noMails, type ArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import { Arrivals } from '#ports/staff/arrivals.ts'
import { behaving, type Behaviour } from '../store/behaviour.ts'

type Heard = (arrived: ArrivedMails) => void

/** Lets mails arrive, and tells whoever listens. */
export const makeArriving = () => {
  const listeners = new Set<Heard>()
  let arrived = noMails
  return {
    listen: (heard: Heard) => {
      listeners.add(heard)
      heard(arrived)
      return () => void listeners.delete(heard)
    },
    arrive: (more: Partial<ArrivedMails>) => {
      const { enquiries = 0, profiles = 0 } = more
      arrived = { enquiries: arrived.enquiries + enquiries, profiles: arrived.profiles + profiles }
      listeners.forEach((heard) => heard(arrived))
    },
  }
}

export interface MemoryArrivalsOptions extends Behaviour {
  readonly arriving?: ReturnType<typeof makeArriving>
}

/** Mails arrive where the owner of `arriving` says so. */
export const MemoryArrivals = ({ arriving = makeArriving(), ...behaviour }: MemoryArrivalsOptions = {}) =>
  Layer.sync(Arrivals, () => {
    const { read } = behaving(behaviour)
    return Arrivals.of({
      listen: (heard) =>
        read(
          Effect.callback<void>(() => {
            const stop = arriving.listen(heard)
            return Effect.sync(stop)
          }),
        ),
    })
  })
