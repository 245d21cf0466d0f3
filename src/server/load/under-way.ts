import type { IncomingMessage, ServerResponse } from 'node:http'

/** Who is still sending a body after this long is waited for, and not worked for. */
const sending = 200

interface Place {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly since: number
}

/** An answer that has begun is on its way, however slowly its reader takes it, or however long a stream goes on. */
const isWorkedOn = ({ request, response, since }: Place, now: number) =>
  // Who left before a place was taken is not heard of any more.
  !request.socket.destroyed && !response.headersSent && (request.complete || now - since < sending)

/** The requests that the server works on; slow senders and slow readers hold no place. */
export const underWay = () => {
  const places = new Set<Place>()

  const leave = () => {
    const now = performance.now()
    for (const place of places) if (!isWorkedOn(place, now)) places.delete(place)
  }

  return {
    take: (request: IncomingMessage, response: ServerResponse) => {
      const place = { request, response, since: performance.now() }
      places.add(place)
      response.once('close', () => places.delete(place))
    },
    has: (most: number) => {
      if (places.size >= most) leave()
      return places.size >= most
    },
    count: () => {
      leave()
      return places.size
    },
  }
}
