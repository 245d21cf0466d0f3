import cluster from 'node:cluster'
import type { Series } from '../metrics/exposition.ts'
import type { FromProcess, Measured, ToProcess } from './messages.ts'

/** Joins the metrics of several processes. Each series gets a label with its process. */
const joined = (all: ReadonlyArray<Measured>): ReadonlyArray<Series> =>
  all
    .toSorted((one, other) => one.process - other.process)
    .flatMap(({ process, metrics }) =>
      metrics.map((one) => ({ ...one, attributes: { ...one.attributes, process: String(process) } })),
    )

/** The metrics of all processes at this address, whichever of them got the request. */
export const metricsOfAll = (own: () => Promise<ReadonlyArray<Series>>): typeof own => {
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
    return joined(await reply)
  }
}
