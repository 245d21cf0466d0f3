import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureTool } from './ensure-tool.ts'
import { whenReady, type Running } from './process.ts'

interface Page {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

const configuration = (folder: string, port: number, headers: Page['headers']) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  gzip_static on;
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}";`)
      .join('\n    ')}
  }
}
`

/** Starts nginx with one precompressed page: the most that a server can do. */
export const startNginx = async (
  folder: string,
  port: number,
  { html, headers }: Page,
): Promise<Omit<Running, 'startedIn' | 'pid'>> => {
  ensureTool('nginx', 'nginx-light')
  // nginx reads as another user.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(html))
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers))
  const child = spawn('taskset', ['-c', '0', 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await whenReady(url, child)
  const ended = once(child, 'exit')
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
