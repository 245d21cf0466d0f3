import { Metric } from 'effect'

/** Upper bounds of the buckets, in seconds. */
const boundaries = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A metric of durations in seconds. */
export const durations = (
  name: string,
  description: string,
  attributes: Readonly<Record<string, string>>,
): Metric.Histogram<number> => Metric.histogram(name, { description, attributes, boundaries })
