import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const adminEmail = 'admin@example.com'
export const adminPassword = 'a horse of a different colour'

/** The built product as it is served, with the demonstration content, in a process and a folder of its own. */
export const startProduct = async (variables: Readonly<Record<string, string>> = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sahilan-e2e-'))
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      ADMIN_PASSWORD: adminPassword,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += String(text)
      const address = /The site is at (\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('exit', () => reject(new Error(`The product did not start:\n${said}`)))
  })
  return {
    url,
    dataDir,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
