import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is removed after the test. */
export const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'sahilan-'))
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 10 }))
  return made
}

/** Runs the server as a process, optionally as another user or behind another program. */
export const run = (
  variables: Readonly<Record<string, string>>,
  { behind = [], uid }: { readonly behind?: ReadonlyArray<string>; readonly uid?: number } = {},
) => {
  const [program, ...options] = [...behind, process.execPath, 'dist/server/main.js']
  const child = spawn(program, options, {
    env: { PATH: process.env['PATH'], PORT: '0', DEMO_CONTENT: '0', ...variables },
    ...(uid !== undefined && { uid }),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (output += String(text)))
  child.stderr.setEncoding('utf8').on('data', (text) => (output += String(text)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const site = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /The site is at (\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    })
    void ended.then(() => reject(new Error(output)))
  })
  site.catch(() => {})
  return { signal: (name: NodeJS.Signals) => child.kill(name), output: () => output, ended, site }
}
