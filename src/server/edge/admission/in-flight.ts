import type { IncomingMessage, ServerResponse } from 'node:http'

/** Milliseconds after which a request whose body is still arriving no longer counts. */
const slowBody = 200

interface Admitted {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly since: number
  readonly work: unknown
}

/** A response that has begun costs no more work, however slowly the client reads it or however long a stream lasts. */
const isActive = ({ request, response, since }: Admitted, now: number) =>
  // A client that left before it was admitted emits no further event.
  !request.socket.destroyed && !response.headersSent && (request.complete || now - since < slowBody)

/**
 * Counts the requests that the server works on. Slow senders and slow readers do not count; requests with the same work
 * count once.
 */
export const inFlight = () => {
  const admitted = new Set<Admitted>()
  const works = new Map<unknown, number>()

  const remove = (entry: Admitted) => {
    if (!admitted.delete(entry)) return
    const others = (works.get(entry.work) ?? 1) - 1
    if (others === 0) works.delete(entry.work)
    else works.set(entry.work, others)
  }

  const removeInactive = () => {
    const now = performance.now()
    for (const entry of admitted) if (!isActive(entry, now)) remove(entry)
  }

  return {
    add: (request: IncomingMessage, response: ServerResponse, work: unknown) => {
      const entry = { request, response, since: performance.now(), work }
      admitted.add(entry)
      works.set(work, (works.get(work) ?? 0) + 1)
      response.once('close', () => remove(entry))
    },
    /** Whether admitting the work would exceed `max`. */
    isFull: (max: number, work: unknown) => {
      if (works.has(work)) return false
      if (works.size >= max) removeInactive()
      return works.size >= max
    },
    count: () => {
      removeInactive()
      return works.size
    },
  }
}
