import { limits } from '../../config/limits.ts'

export interface Capacity {
  readonly reads: () => number
  readonly writes: () => number
  readonly startsPerRound: () => number
  readonly done: () => void
}

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
