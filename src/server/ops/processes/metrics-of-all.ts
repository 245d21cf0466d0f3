import cluster from 'node:cluster'
import type { Metric } from '../metrics/exposition.ts'
import type { FromProcess, Measured, ToProcess } from './messages.ts'

/** Merges the metrics of several processes. Each sample gets a label with its process. */
export const merged = (all: ReadonlyArray<Measured>): ReadonlyArray<Metric> => {
  const byName = new Map<string, Metric>()
  for (const { process, metrics } of all.toSorted((one, other) => one.process - other.process))
    for (const metric of metrics) {
      const samples = metric.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } }))
      const before = byName.get(metric.name)?.samples ?? []
      byName.set(metric.name, { ...metric, samples: [...before, ...samples] })
    }
  return [...byName.values()]
}

/** The metrics of all processes at this address, whichever of them got the request. */
export const metricsOfAll = (own: () => Promise<ReadonlyArray<Metric>>): typeof own => {
  const { worker } = cluster
  if (worker === undefined) return own
  const asker = worker.id
  const waiting = new Map<number, (all: ReadonlyArray<Measured>) => void>()
  const send = (message: FromProcess) => worker.send(message)
  let requests = 0

  worker.on('message', (message: ToProcess) => {
    if (message.kind === 'tell metrics')
      void own().then((metrics) => send({ ...message, kind: 'metrics', process: asker, metrics }))
    if (message.kind === 'all metrics') {
      waiting.get(message.id)?.(message.all)
      waiting.delete(message.id)
    }
  })

  return async () => {
    const id = ++requests
    const reply = new Promise<ReadonlyArray<Measured>>((resolve) => waiting.set(id, resolve))
    send({ kind: 'ask for metrics', id, asker })
    return merged(await reply)
  }
}
