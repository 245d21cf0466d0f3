import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { collectMetrics } from './collect-metrics.ts'
import type { FromProcess, ToProcess } from './messages.ts'

type Lines = ReadonlyArray<string>

const leave: ToProcess = { kind: 'leave' }

/** Milliseconds that a stop takes at most after its notice. */
const defaultStopTimeout = 12_000

const shortest = 100
const longest = 30_000

const healthyAfter = 60_000

/** Exponential backoff for restarts in milliseconds, reset by a healthy process. */
const restartDelays = () => {
  let next = shortest
  return {
    after: (lived: number): number => {
      if (lived >= healthyAfter) next = shortest
      const delay = next
      next = Math.min(longest, next * 2)
      return delay
    },
  }
}

/** Runs `count` processes of the server at one address, and replaces lost ones, until a signal ends them all. */
export const supervise = async (
  count: number,
  program: string,
  notice: number,
  stopTimeout: number = defaultStopTimeout,
): Promise<void> => {
  cluster.setupPrimary({ exec: program, args: [] })
  const processes = new Set<Worker>()
  const delays = restartDelays()
  const collect = collectMetrics(processes)
  let state: 'starting' | 'serving' | 'stopping' = 'starting'

  /** Resolves to the console lines of the new process once it serves, or `undefined` if it ended before. */
  const startProcess = async (): Promise<Lines | undefined> => {
    const started = performance.now()
    const worker = cluster.fork({ SHARED_DATA: '1' })
    processes.add(worker)
    const serves = new Promise<Lines>((resolve) => {
      worker.on('message', (message: FromProcess) => {
        if (message.kind === 'ready') resolve(message.lines)
        collect(worker, message)
      })
    })
    const ended = once(worker, 'exit').then(() => {
      processes.delete(worker)
      void replaceLost(performance.now() - started)
      return undefined
    })
    return Promise.race([serves, ended])
  }

  /** Ends a process, by force if it does not exit in time. */
  const end = async (worker: Worker, signal: () => unknown) => {
    const ended = once(worker, 'exit')
    const kill = setTimeout(() => worker.process.kill('SIGKILL'), notice + stopTimeout)
    signal()
    await ended
    clearTimeout(kill)
  }

  const areTooFew = () => state === 'serving' && processes.size < count

  const replaceLost = async (lived: number) => {
    if (!areTooFew()) return
    const milliseconds = delays.after(lived)
    console.error(`A process of the server has ended. Another one starts in ${milliseconds / 1_000} s.`)
    await sleep(milliseconds)
    if (areTooFew()) await startProcess()
  }

  /** Starts each successor before its predecessor leaves, so that there are never fewer. */
  const replaceAll = async () => {
    for (const old of Array.from(processes)) {
      if ((await startProcess()) === undefined)
        return console.error('A new process of the server cannot start. The others continue to run.')
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

  // The first process prepares the data, and logs why it cannot start.
  const lines = await startProcess()
  if (state !== 'starting') return
  if (lines === undefined) process.exit(1)
  state = 'serving'
  let replacing = Promise.resolve()
  // A closing terminal sends SIGHUP too, to end the process.
  if (!process.stdin.isTTY) process.on('SIGHUP', () => void (replacing = replacing.then(replaceAll)))
  await Promise.all(Array.from({ length: count - 1 }, startProcess))
  console.log(lines.join('\n'))
}
