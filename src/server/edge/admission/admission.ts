import type { IncomingMessage } from 'node:http'
import { endpoints } from '#adapters/http/endpoints.ts'
import { limits } from '../../config/limits.ts'
import { isBelowAdmin } from '../admin-pages.ts'
import { isApiRequest, isRead, requestPath, type Handler } from '../handler.ts'
import { fixedCapacity, type Capacity } from './capacity.ts'
import { startAfterArrivals } from './after-arrivals.ts'
import { inFlight } from './in-flight.ts'
import { sendBusy } from './send-busy.ts'

interface Options {
  readonly accepted: () => number
  readonly capacity?: Capacity
}

/** Sign-ins need no session, and each costs a password hash. */
const isSignIn = (request: IncomingMessage) =>
  request.method === 'POST' && isApiRequest(request) && requestPath(request).endsWith(endpoints.signIn)

/**
 * Concurrent requests for one public page share one render, so they count once: a save makes all visitors request it
 * again.
 */
const isShared = (request: IncomingMessage) =>
  isRead(request) && !isApiRequest(request) && !isBelowAdmin(requestPath(request))

/**
 * Rejects requests at once when too many are in flight. Reads, writes and sign-ins have separate limits, so that
 * requests that wait for the database lock or a password hash do not block the others.
 */
export const admission = ({ accepted, capacity = fixedCapacity() }: Options) => {
  const { signIns: maxSignIns, retryAfter } = limits.admission
  const reads = inFlight()
  const writes = inFlight()
  const signIns = inFlight()
  const whenAllHaveArrived = startAfterArrivals(accepted, capacity.startsPerRound)
  let rejected = 0

  const limitFor = (request: IncomingMessage) => {
    if (isRead(request)) return { requests: reads, max: capacity.reads() }
    if (isSignIn(request)) return { requests: signIns, max: maxSignIns }
    return { requests: writes, max: capacity.writes() }
  }

  const admit: Handler = async (request, response) => {
    const { requests, max } = limitFor(request)
    const work = isShared(request) ? request.url : request
    if (requests.isFull(max, work)) {
      rejected += 1
      sendBusy(request, response, retryAfter)
      return true
    }
    requests.add(request, response, work)
    response.once('close', capacity.done)
    await whenAllHaveArrived()
    return response.destroyed
  }

  return {
    admit,
    counts: () => ({ reads: reads.count(), writes: writes.count(), signIns: signIns.count(), rejected }),
  }
}

export type Admission = ReturnType<typeof admission>
