import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'

/**
 * Starts nginx with the example of docs/operations/cdn.md in front of a server, on a free port. `cdn` is the network of a CDN
 * in front of it.
 */
export const nginxCache = async (program: string, origin: string, cdn?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-nginx-'))
  const cache = join(folder, 'cache')
  const port = await freePort()
  await mkdir(cache)
  const log = join(folder, 'access.log')
  const example = (await readFile('deploy/nginx-cache.conf', 'utf8'))
    .replaceAll('/var/cache/sahilan', cache)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/run/sahilan-cache.sock', join(folder, 'cache.sock'))
    .replaceAll('127.0.0.1:3000', new URL(origin).host)
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('listen [::]:80;', '')
    .replaceAll(/# (set_real_ip_from|real_ip_\w+) (.+;)/g, (line, name: string, value: string) => {
      if (cdn === undefined) return line
      return `${name} ${name === 'set_real_ip_from' ? `${cdn};` : value}`
    })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `user root; daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log ${log}; ${temporary.join(' ')}\n${example} }`,
  )
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const site = `http://127.0.0.1:${port}`
  const isListening = () =>
    fetch(`${site}/metrics`).then(
      () => true,
      () => false,
    )
  while (child.exitCode === null && !(await isListening())) await new Promise((done) => setTimeout(done, 20))
  if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'))
  return {
    site,
    log: () => readFile(log, 'utf8'),
    /** Open-source nginx does not purge by tag, but looks whether the file of a page is there. */
    forgetAll: async () => {
      for (const name of await readdir(cache)) await rm(join(cache, name), { force: true })
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
