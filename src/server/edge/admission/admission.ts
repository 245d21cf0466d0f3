import type { IncomingMessage } from 'node:http'
import { endpoints } from '#adapters/http/endpoints.ts'
import { isCall, isRead, pathOf, type Handler } from '../handler.ts'
import { limits } from '../../config/limits.ts'
import { isBelowAdmin } from '../admin-pages.ts'
import { gathering } from './gathering.ts'
import { inFlight } from './in-flight.ts'
import { requestCost } from './request-cost.ts'
import { sendBusy } from './send-busy.ts'

interface Options {
  /** Connections accepted since the start. */
  readonly accepted: () => number
  readonly bounds?: Readonly<Record<keyof (typeof limits)['load'], number>>
  readonly cost?: ReturnType<typeof requestCost>
}

/** Anybody can send one, and each costs a password's hash. */
const isSignIn = (request: IncomingMessage) =>
  request.method === 'POST' && isCall(request) && pathOf(request).endsWith(endpoints.signIn)

/** A public page is made once for all who ask for it in the same moment; a save sends everybody to it at once. */
const isShared = (request: IncomingMessage) =>
  isRead(request) && !isCall(request) && !isBelowAdmin(pathOf(request))

/**
 * Turns away at once what would only wait: when more requests are under way than are soon worked off, reads, writes and
 * sign-ins apart, so that what waits for the disk or for a hash keeps nobody from the others.
 */
export const admission = ({ accepted, bounds = limits.load, cost = requestCost() }: Options) => {
  const reads = inFlight()
  const writes = inFlight()
  const signIns = inFlight()
  /** Nobody is turned away, and no connection is taken, while a round of the event loop goes on. */
  const mostInRound = () => bounds.round / (cost.milliseconds() || 1)
  const whenAllAreSeen = gathering(accepted, mostInRound)
  let turnedAway = 0

  /** So many as are answered soon, whatever one costs. */
  const most = () =>
    Math.max(bounds.leastUnderWay, Math.min(bounds.mostUnderWay, bounds.worth / cost.milliseconds()))

  const admit: Handler = async (request, response) => {
    const kind = isRead(request) ? reads : isSignIn(request) ? signIns : writes
    const work = isShared(request) ? request.url : request
    if (kind.has(kind === signIns ? bounds.signIns : most(), work)) {
      turnedAway += 1
      sendBusy(request, response, bounds.retryAfter)
      return true
    }
    kind.take(request, response, work)
    response.once('close', cost.done)
    await whenAllAreSeen()
    // Nobody works for a client who has left.
    return response.destroyed
  }

  return {
    admit,
    counts: () => ({ reads: reads.count(), writes: writes.count(), signIns: signIns.count(), turnedAway }),
  }
}

export type Admission = ReturnType<typeof admission>
