import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureTool } from './ensure-tool.ts'

export interface Load {
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** Posted as JSON; without it the address is read. */
  readonly body?: unknown
  /** Asks for another address each time, by a query that counts up. */
  readonly anew?: boolean
}

const posting = (body: unknown) =>
  `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [==[${JSON.stringify(body)}]==]\n`

const counting = `
local count = 0
request = function()
  count = count + 1
  return wrk.format(nil, wrk.path .. "?bench=" .. count)
end
`

/** Answered requests a second, by one thread on loopback. Fails where any answer was not a success. */
export const requestsPerSecond = (
  url: string,
  { connections, seconds, headers = {}, body, anew = false }: Load,
): number => {
  ensureTool('wrk')
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const lua = join(folder, 'request.lua')
  writeFileSync(lua, body === undefined ? (anew ? counting : '') : posting(body))
  const { stdout } = spawnSync(
    'taskset',
    [
      '-c',
      '1',
      'wrk',
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      '-s',
      lua,
      url,
    ],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (refused !== undefined) throw new Error(`${url} refused ${refused} requests`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
