import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { adminPassword } from './people.ts'

/** The built product as it is served, in a process of its own. */
export const launchProduct = async (dataDir: string, variables: Readonly<Record<string, string>> = {}) => {
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
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}
