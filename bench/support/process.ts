import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Running {
  readonly url: string
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number
  stop(): Promise<void>
}

const answers = async (url: string) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** Starts a server as a process of its own and waits until it answers at `path`. */
export const startProcess = async (
  args: ReadonlyArray<string>,
  { port, path, env = {} }: { port: number; path: string; env?: Readonly<Record<string, string>> },
): Promise<Running> => {
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with code ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const startedIn = performance.now() - began
  const ended = once(child, 'exit')
  return {
    url,
    startedIn,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
