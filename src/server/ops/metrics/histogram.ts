import type { Sample } from './exposition.ts'

/** Upper bounds of the buckets, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const makeHistogram = () => {
  const buckets = bounds.map(() => 0).concat(0)
  let sum = 0
  const upTo = (index: number) => buckets.slice(0, index + 1).reduce((all, count) => all + count, 0)
  return {
    observe: (seconds: number) => {
      const bucket = bounds.findIndex((bound) => seconds <= bound)
      const index = bucket === -1 ? bounds.length : bucket
      buckets[index] = (buckets[index] ?? 0) + 1
      sum += seconds
    },
    samples: (labels: NonNullable<Sample['labels']>): ReadonlyArray<Sample> => [
      ...[...bounds, '+Inf'].map((le, index) => ({
        suffix: '_bucket',
        labels: { ...labels, le },
        value: upTo(index),
      })),
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: upTo(bounds.length) },
    ],
  }
}

export type Histogram = ReturnType<typeof makeHistogram>
