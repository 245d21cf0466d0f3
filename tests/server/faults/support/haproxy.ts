import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { untilReady } from './server-process.ts'

/** The example of docs/operations/proxies.md, on a free port. */
const settings = (port: number, servers: ReadonlyArray<string>) => `
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 2s
  retries 3
  option redispatch

listen site
  bind 127.0.0.1:${port}
  balance roundrobin
  option forwardfor
  option httpchk GET /readyz
  default-server check inter 100ms fall 1 rise 1
${servers.map((server, at) => `  server s${at} ${new URL(server).host}`).join('\n')}
`

/** Starts HAProxy in front of the servers. */
export const haproxy = async (program: string, servers: ReadonlyArray<string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  const port = await freePort()
  await writeFile(file, settings(port, servers))
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const site = `http://127.0.0.1:${port}`
  await untilReady(site)
  return {
    site,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
