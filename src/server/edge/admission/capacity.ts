import { limits } from '../../config/limits.ts'

/** How much work the server takes on at once. */
export interface Capacity {
  /** Reads that may be in flight. */
  readonly reads: () => number
  /** Writes that may be in flight. */
  readonly writes: () => number
  /** Requests that may start in one round of the event loop. */
  readonly startsPerRound: () => number
  /** A request has ended. */
  readonly done: () => void
}

/** The default: the same limits at any time. */
export const fixedCapacity = (
  {
    reads,
    writes,
    startsPerRound,
  }: Readonly<Record<'reads' | 'writes' | 'startsPerRound', number>> = limits.admission,
): Capacity => ({
  reads: () => reads,
  writes: () => writes,
  startsPerRound: () => startsPerRound,
  done: () => {},
})
