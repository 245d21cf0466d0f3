import type { ServerResponse } from 'node:http'
import { isRead, pathOf, type Handler } from '../http/handler.ts'
import { limits } from '../limits.ts'
import { loopTurns } from './loop-turns.ts'
import { underWay } from './under-way.ts'

type Bounds = Readonly<Record<keyof (typeof limits)['load'], number>>

const sentence = 'There is too much to do at the moment. Try again in a moment.'
const forCalls = JSON.stringify({ code: 503, message: sentence, data: {} })
const forPeople = `${sentence}\n`

const turnAway = (response: ServerResponse, isCall: boolean, retryAfter: number) => {
  response.writeHead(503, {
    'content-type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  })
  response.end(isCall ? forCalls : forPeople)
}

/**
 * Turns away at once what would only wait: when too many requests are under way, reads and writes apart, so that writes which
 * wait for the disk keep nobody from reading; and when the event loop is late with those it has taken.
 */
export const admission = (bounds: Bounds = limits.load, turns = loopTurns()) => {
  const reads = underWay(bounds.underWay)
  const writes = underWay(bounds.underWay)
  let turnedAway = 0

  const isLate = () => turns.taken() >= bounds.leastATurn && turns.lateness() > bounds.lateAfter

  const admit: Handler = (request, response) => {
    const kind = isRead(request) ? reads : writes
    if (isLate() || kind.isFull()) {
      turnedAway += 1
      turnAway(response, pathOf(request).startsWith('/api/'), bounds.retryAfter)
      return true
    }
    turns.take()
    kind.take(request, response)
    return false
  }

  return {
    admit,
    counts: () => ({ reads: reads.count(), writes: writes.count(), turnedAway }),
  }
}

export type Admission = ReturnType<typeof admission>
