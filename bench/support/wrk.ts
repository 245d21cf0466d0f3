import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureTool } from './ensure-tool.ts'

export interface Load {
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** Posted as JSON; without a body the request is a GET. */
  readonly body?: unknown
  /** Requests another address each time, so that no response is cached. */
  readonly uncached?: boolean
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

/** Counts responses that are neither 200 nor 503 with `Retry-After`. */
const countingFailures = `
failed = 0
response = function(status, headers)
  if status ~= 200 and not (status == 503 and headers["retry-after"]) then failed = failed + 1 end
end
local thread
setup = function(one) thread = one end
done = function() io.write("Failed: " .. thread:get("failed") .. "\\n") end
`

/** Runs wrk with one thread and returns its report. */
const run = async (
  url: string,
  { connections, seconds, headers = {}, body, uncached = false }: Load,
  script = '',
): Promise<string> => {
  ensureTool('wrk')
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const lua = join(folder, 'request.lua')
  writeFileSync(lua, script + (body === undefined ? (uncached ? counting : '') : posting(body)))
  const { stdout } = await promisify(execFile)('taskset', [
    '-c',
    '1',
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout=10s',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    '-s',
    lua,
    url,
  ])
  rmSync(folder, { recursive: true })
  return stdout
}

/** Responses per second, and how many were not 2xx or 3xx. */
export const responsesOf = async (url: string, load: Load) => {
  const stdout = await run(url, load)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  }
}

/** Throws unless every response is a success. */
export const requestsPerSecond = async (url: string, load: Load): Promise<number> => {
  const { rate, refused } = await responsesOf(url, load)
  if (refused > 0) throw new Error(`${url} refused ${refused} requests`)
  return rate
}

/** Counts failed responses and socket errors; 503 with `Retry-After` is none. */
export const failures = async (url: string, load: Load): Promise<number> => {
  const stdout = await run(url, load, countingFailures)
  const dropped = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? []
  const counts = [/Failed: (\d+)/.exec(stdout)?.[1], ...dropped.slice(1)]
  return counts.reduce((sum, count) => sum + Number(count ?? 0), 0)
}
