import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Load {
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** Posted as JSON; without it the address is read. */
  readonly body?: unknown
}

/** The load generator is Debian's; as root it is installed where it is missing. */
const ensureWrk = () => {
  if (spawnSync('wrk', ['-v']).error === undefined) return
  if (process.getuid?.() === 0) spawnSync('apt-get', ['install', '--yes', 'wrk'], { stdio: 'ignore' })
  if (spawnSync('wrk', ['-v']).error === undefined) return
  console.error('wrk is needed to measure: install it (`apt-get install wrk`).')
  process.exit(1)
}

const script = (body: unknown) =>
  `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [==[${JSON.stringify(body)}]==]\n`

/** Answered requests a second, by one thread on loopback. Fails where any answer was not a success. */
export const requestsPerSecond = (
  url: string,
  { connections, seconds, headers = {}, body }: Load,
): number => {
  ensureWrk()
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const lua = join(folder, 'request.lua')
  if (body !== undefined) writeFileSync(lua, script(body))
  const { stdout } = spawnSync(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      ...(body === undefined ? [] : ['-s', lua]),
      url,
    ],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (refused !== undefined) throw new Error(`${url} refused ${refused} requests`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
