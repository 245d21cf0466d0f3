import type { Effect } from 'effect'
import type { Failure } from '#domain/machines/failure.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import type { Announcer } from './announcements.ts'
import { failedRequest } from './failed-request.ts'

interface Outcome<A> {
  readonly text: string
  readonly failure: FailureWording
  /** Offered with the text. */
  readonly undo?: (() => void) | undefined
  readonly done?: (result: A) => void
  readonly failed?: (failure: Failure) => void
  /** Called after success or failure. */
  readonly settled?: () => void
}

/** Performs writes outside the machines, and announces what became of them. */
export const announcedRequests =
  <R>(bridge: Bridge<R>, { announce, words }: Announcer) =>
  <A>(work: Effect.Effect<A, WriteFailure, R>, outcome: Outcome<A>): void => {
    const { text, failure, undo, done, failed, settled } = outcome
    bridge.perform(
      bridge.fromWrite(() => work),
      undefined,
      {
        done: (result) => {
          const action = undo && { label: words.failures.undo, onSelect: undo }
          announce({ tone: 'success', text, ...(action && { action }) })
          done?.(result)
          settled?.()
        },
        failed: (refused) => {
          announce(failedRequest(failure, refused))
          failed?.(refused)
          settled?.()
        },
      },
    )
  }
