import type { IncomingMessage, ServerResponse } from 'node:http'

/** Who is still sending a body after this long is waited for, and not worked for. */
const sending = 200

interface Place {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly since: number
  readonly work: unknown
}

/** An answer that has begun is on its way, however slowly its reader takes it, or however long a stream goes on. */
const isWorkedOn = ({ request, response, since }: Place, now: number) =>
  // Who left before a place was taken is not heard of any more.
  !request.socket.destroyed && !response.headersSent && (request.complete || now - since < sending)

/** The requests that the server works on; slow senders and slow readers hold no place, and those of one work share theirs. */
export const inFlight = () => {
  const places = new Set<Place>()
  const works = new Map<unknown, number>()

  const free = (place: Place) => {
    if (!places.delete(place)) return
    const others = (works.get(place.work) ?? 1) - 1
    if (others === 0) works.delete(place.work)
    else works.set(place.work, others)
  }

  const leave = () => {
    const now = performance.now()
    for (const place of places) if (!isWorkedOn(place, now)) free(place)
  }

  return {
    take: (request: IncomingMessage, response: ServerResponse, work: unknown) => {
      const place = { request, response, since: performance.now(), work }
      places.add(place)
      works.set(work, (works.get(work) ?? 0) + 1)
      response.once('close', () => free(place))
    },
    /** Whether there is no place for a work any more. */
    has: (most: number, work: unknown) => {
      if (works.has(work)) return false
      if (works.size >= most) leave()
      return works.size >= most
    },
    count: () => {
      leave()
      return works.size
    },
  }
}
