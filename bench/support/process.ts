import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface Running {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the start of the process to its first response. */
  readonly startedIn: number
  stop(): Promise<void>
}

const startTimeout = 60_000

const responds = async (url: string) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

export const whenReady = async (url: string, child: ChildProcess): Promise<void> => {
  const until = performance.now() + startTimeout
  while (!(await responds(url))) {
    if (performance.now() > until) throw new Error(`${child.spawnargs.join(' ')} does not respond at ${url}`)
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(' ')} ended with code ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Starts a server process on the first core and waits until it responds at `path`. */
export const startProcess = async (
  args: ReadonlyArray<string>,
  { port, path, env = {} }: { port: number; path: string; env?: Readonly<Record<string, string>> },
): Promise<Running> => {
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn('taskset', ['-c', '0', process.execPath, ...args], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill())
  await whenReady(url + path, child)
  const startedIn = performance.now() - began
  const ended = once(child, 'exit')
  return {
    url,
    pid: child.pid ?? 0,
    startedIn,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
