import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { gatheringMetrics } from './gathering-metrics.ts'
import type { FromProcess, ToProcess } from './messages.ts'
import { restartDelays } from './restart-delays.ts'

type Lines = ReadonlyArray<string>

const leave: ToProcess = { kind: 'leave' }

/** A process that has not ended so long after it was told to hangs, in milliseconds. */
const mostPatience = 12_000

/** Runs so many processes of the server at one address, and sees to it that there are as many until a signal ends them all. */
export const supervise = async (
  count: number,
  program: string,
  patience: number = mostPatience,
): Promise<void> => {
  cluster.setupPrimary({ exec: program, args: [] })
  const processes = new Set<Worker>()
  const pauses = restartDelays()
  const gather = gatheringMetrics(processes)
  let state: 'starting' | 'serving' | 'stopping' = 'starting'

  /** Answers what the new process says once it serves; nothing where it ended before that. */
  const begin = async (): Promise<Lines | undefined> => {
    const begun = performance.now()
    const worker = cluster.fork({ SHARED_DATA: '1' })
    processes.add(worker)
    const serves = new Promise<Lines>((resolve) => {
      worker.on('message', (message: FromProcess) => {
        if (message.kind === 'ready') resolve(message.lines)
        gather(worker, message)
      })
    })
    const ended = once(worker, 'exit').then(() => {
      processes.delete(worker)
      void replaceLost(performance.now() - begun)
      return undefined
    })
    return Promise.race([serves, ended])
  }

  /** Ends a process as it is told, and however it takes that. */
  const end = async (worker: Worker, tell: () => unknown) => {
    const ended = once(worker, 'exit')
    const giveUp = setTimeout(() => worker.process.kill('SIGKILL'), patience)
    tell()
    await ended
    clearTimeout(giveUp)
  }

  const areTooFew = () => state === 'serving' && processes.size < count

  const replaceLost = async (lived: number) => {
    if (!areTooFew()) return
    const milliseconds = pauses.after(lived)
    console.error(`A process of the server has ended. Another one starts in ${milliseconds / 1_000} s.`)
    await pause(milliseconds)
    if (areTooFew()) await begin()
  }

  /** Each has its successor before it leaves, so that there are never fewer. */
  const replaceAll = async () => {
    for (const old of Array.from(processes)) {
      if ((await begin()) === undefined)
        return console.error('A new process of the server cannot start. The others go on as they are.')
      if (!processes.has(old)) continue
      await end(old, () => old.send(leave))
    }
  }

  const stop = async () => {
    if (state === 'stopping') return
    state = 'stopping'
    await Promise.all([...processes].map((worker) => end(worker, () => worker.process.kill('SIGTERM'))))
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop())

  // The first one prepares the data; where it cannot start, it has said why.
  const lines = await begin()
  if (state !== 'starting') return
  if (lines === undefined) process.exit(1)
  state = 'serving'
  let replacing = Promise.resolve()
  // A terminal that is closed sends it too, and means the end.
  if (!process.stdin.isTTY) process.on('SIGHUP', () => void (replacing = replacing.then(replaceAll)))
  await Promise.all(Array.from({ length: count - 1 }, begin))
  console.log(lines.join('\n'))
}
