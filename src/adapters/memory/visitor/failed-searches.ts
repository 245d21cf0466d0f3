import { Effect, Layer } from 'effect'
import { frequentSearches, type FailedSearchCount } from '#domain/content/search/failed-search.ts'
import { FailedSearches } from '#ports/staff/failed-searches.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'

export interface MemoryFailedSearchesOptions extends Behaviour {
  readonly counts?: ReadonlyArray<FailedSearchCount>
}

export const MemoryFailedSearches = ({ counts = [], ...behaviour }: MemoryFailedSearchesOptions = {}) =>
  Layer.succeed(FailedSearches, {
    frequent: simulate(behaviour).read(Effect.sync(() => frequentSearches(counts))),
  })
