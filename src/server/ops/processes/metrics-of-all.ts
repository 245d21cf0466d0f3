import cluster from 'node:cluster'
import type { Metric } from '../metrics/exposition.ts'
import type { FromProcess, Measured, ToProcess } from './messages.ts'

/** The same metric of several processes as one, each of whose samples says which it is of. */
export const together = (all: ReadonlyArray<Measured>): ReadonlyArray<Metric> => {
  const byName = new Map<string, Metric>()
  for (const { process, metrics } of all.toSorted((one, other) => one.process - other.process))
    for (const metric of metrics) {
      const samples = metric.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } }))
      const before = byName.get(metric.name)?.samples ?? []
      byName.set(metric.name, { ...metric, samples: [...before, ...samples] })
    }
  return [...byName.values()]
}

/** Metrics of all processes that serve at this address; whoever asks reaches any of them. */
export const metricsOfAll = (own: () => Promise<ReadonlyArray<Metric>>): typeof own => {
  const { worker } = cluster
  if (worker === undefined) return own
  const asker = worker.id
  const waiting = new Map<number, (all: ReadonlyArray<Measured>) => void>()
  const say = (message: FromProcess) => worker.send(message)
  let asked = 0

  worker.on('message', (message: ToProcess) => {
    if (message.kind === 'tell metrics')
      void own().then((metrics) => say({ ...message, kind: 'metrics', process: asker, metrics }))
    if (message.kind === 'all metrics') {
      waiting.get(message.id)?.(message.all)
      waiting.delete(message.id)
    }
  })

  return async () => {
    const id = ++asked
    const heard = new Promise<ReadonlyArray<Measured>>((resolve) => waiting.set(id, resolve))
    say({ kind: 'ask for metrics', id, asker })
    return together(await heard)
  }
}
