import type { Worker } from 'node:cluster'
import type { FromProcess, Measured, ToProcess } from './messages.ts'

/** Milliseconds after which a process without a reply is left out. */
const timeout = 1_000

const send = (worker: Worker, message: ToProcess) => worker.isConnected() && worker.send(message)

/** On request of a process, collects the metrics of all processes and sends them to it. */
export const collectMetrics = (processes: ReadonlySet<Worker>) => {
  const pending = new Map<string, (measured: Measured) => void>()

  return (worker: Worker, message: FromProcess): void => {
    if (message.kind === 'ready') return
    const { id, asker } = message
    const key = `${asker} ${id}`
    if (message.kind === 'metrics') return pending.get(key)?.(message)

    const queried = [...processes]
    const all: Array<Measured> = []
    const finish = () => {
      clearTimeout(timer)
      if (pending.delete(key)) send(worker, { kind: 'all metrics', id, asker, all })
    }
    const timer = setTimeout(finish, timeout)
    pending.set(key, ({ process, metrics }) => {
      if (all.push({ process, metrics }) === queried.length) finish()
    })
    for (const target of queried) send(target, { kind: 'tell metrics', id, asker })
  }
}
