import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '#tests/support/back-end/client.ts'
import { adminEmail, adminPassword } from '#tests/support/admin-account.ts'
import { freePort } from '#tests/support/free-port.ts'

/** The path of a built program. */
export const program = (name: string): string => `dist/server/${name}.js`

export const untilReady = async (site: string): Promise<void> => {
  for (;;) {
    const isReady = await fetch(`${site}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const childrenOf = async (pid: number): Promise<ReadonlyArray<number>> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').map(Number)
}

/** Starts the server as a process on a new data folder. It can be killed and restarted at the same address. */
export const serverProcess = async (
  given: {
    readonly dataDir?: string
    readonly variables?: Readonly<Record<string, string>>
    /** The project whose build runs, if it is not this one. */
    readonly root?: string
  } = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-faults-'))
  const dataDir = given.dataDir ?? join(folder, 'data')
  const aside = join(folder, 'aside')
  await mkdir(aside)
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    TMPDIR: aside,
    DEMO_CONTENT: '0',
    RATE_LIMIT: 'off',
    ADMIN_PASSWORD: adminPassword,
    ...given.variables,
  }
  let output = ''
  const launch = () => {
    const child = spawn(process.execPath, [program('main')], {
      cwd: given.root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-10_000)))
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    return { child, ended }
  }
  let running = launch()
  await Promise.race([untilReady(site), running.ended.then(() => Promise.reject(new Error(output)))])

  const admin = async () => {
    const client = new Client(site)
    const { code } = await client.signIn(adminEmail, adminPassword)
    if (code !== 200) throw new Error(`The sign-in failed: ${output}`)
    return client
  }

  return {
    site,
    dataDir,
    /** The temporary folder of uploads. */
    aside,
    env,
    admin,
    visitor: () => new Client(site),
    output: () => output,
    /** The ids of its child processes. */
    children: async () => childrenOf(running.child.pid ?? 0),
    isRunning: () => running.child.exitCode === null && running.child.signalCode === null,
    exitCode: () => running.child.exitCode,
    /** Does not wait for the end. */
    tell: (name: NodeJS.Signals) => running.child.kill(name),
    signal: async (name: NodeJS.Signals) => {
      running.child.kill(name)
      await running.ended
    },
    /** Returns the milliseconds until it is ready. */
    startAgain: async () => {
      const started = performance.now()
      running = launch()
      await untilReady(site)
      return performance.now() - started
    },
    stop: async () => {
      running.child.kill('SIGKILL')
      await running.ended
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

export type ServerProcess = Awaited<ReturnType<typeof serverProcess>>
