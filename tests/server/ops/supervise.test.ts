import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Serves at once, and ignores stop signals. */
const deaf = `
  process.on('SIGTERM', () => {})
  process.on('message', () => {})
  setInterval(() => {}, 1_000)
  process.send({ kind: 'ready', lines: ['serves as ' + process.pid] })
`

const started = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-'))
  const program = join(folder, 'deaf.mjs')
  await writeFile(program, deaf)
  const main = join(folder, 'main.mjs')
  const supervise = JSON.stringify(resolve('src/server/ops/processes/supervise.ts'))
  await writeFile(
    main,
    `import { supervise } from ${supervise}; await supervise(1, ${JSON.stringify(program)}, 0, 50)`,
  )
  const parent = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    parent.kill('SIGKILL')
    await rm(folder, { recursive: true })
  })
  const [output] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string]
  return { parent, child: Number(output.split(' ').at(-1)) }
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// Seen failing with a parent that waits for ever.
test('kills a process that does not end in time', async () => {
  const { parent, child } = await started()
  parent.kill('SIGTERM')
  expect(await once(parent, 'exit')).toEqual([0, null])
  expect(isRunning(child)).toBe(false)
})

test('a process that hangs does not block its replacement', async () => {
  const { parent, child } = await started()
  parent.kill('SIGHUP')
  await expect.poll(() => isRunning(child)).toBe(false)
  expect(parent.exitCode).toBe(null)
})
