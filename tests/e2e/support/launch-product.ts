import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { adminPassword } from './people.ts'

/** Starts the built product in a separate process. */
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
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const collect = (text: Buffer) => {
      output += String(text)
      const address = /The site is at (\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    }
    server.stdout.on('data', collect)
    server.stderr.on('data', collect)
    server.once('exit', () => reject(new Error(`The product did not start:\n${output}`)))
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
