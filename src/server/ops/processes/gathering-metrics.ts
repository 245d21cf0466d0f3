import type { Worker } from 'node:cluster'
import type { FromProcess, Measured, ToProcess } from './messages.ts'

/** A process that says nothing for so long has none, in milliseconds. */
const patience = 1_000

const tell = (worker: Worker, message: ToProcess) => worker.isConnected() && worker.send(message)

/** Asks all processes for their metrics where one of them wants to know, and tells it all that were heard. */
export const gatheringMetrics = (processes: ReadonlySet<Worker>) => {
  const gathering = new Map<string, (measured: Measured) => void>()

  return (worker: Worker, message: FromProcess): void => {
    if (message.kind === 'ready') return
    const { id, asker } = message
    const key = `${asker} ${id}`
    if (message.kind === 'metrics') return gathering.get(key)?.(message)

    const asked = [...processes]
    const all: Array<Measured> = []
    const finish = () => {
      clearTimeout(timer)
      if (gathering.delete(key)) tell(worker, { kind: 'all metrics', id, asker, all })
    }
    const timer = setTimeout(finish, patience)
    gathering.set(key, ({ process, metrics }) => {
      if (all.push({ process, metrics }) === asked.length) finish()
    })
    for (const one of asked) tell(one, { kind: 'tell metrics', id, asker })
  }
}
