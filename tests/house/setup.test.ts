import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestOf } from '../../scripts/setup/digest.mjs'
import { plant, runIn } from './lint/plant.ts'

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': { version },
      'node_modules/b': { version: '1.0.0', optional: true },
    },
  })

const packageOf = (node: string) =>
  JSON.stringify({ engines: { node }, imports: { '#server/*': './src/server/*' } })

/** A clone with an npm that records its arguments and installs the lockfile's packages, except optional ones. */
const clone = (files: Record<string, string> = {}) =>
  plant(
    {
      'package.json': packageOf('>=24.15'),
      'package-lock.json': lock('1.0.0'),
      'scripts/commands.mjs': `export const commands = { greet: { operands: 'any', summary: 'Greets.' } }`,
      'scripts/greet.mjs': `console.log('hello', ...process.argv.slice(2))`,
      'bin/npm': `#!/bin/sh
        echo "$@" >> called
        mkdir -p node_modules
        sed 's/,"node_modules.b":{[^}]*}//' package-lock.json > node_modules/.package-lock.json`,
      ...files,
    },
    ['scripts/run.mjs', 'scripts/setup', 'src/server/commands/line/command-line.mjs'],
  )

const greet = (root: string) => runIn(root, process.execPath, ['scripts/run.mjs', 'greet', 'you'])
const installs = (root: string) => readFileSync(join(root, 'called'), 'utf8').trim().split('\n')

test('installs once, and again after a change of the lockfile', () => {
  const root = clone()
  expect(greet(root).output).toMatch(/^Installing .*\nhello you\n$/)
  expect(installs(root)).toEqual([expect.stringMatching(/^ci --include=dev/)])
  expect(greet(root).output).toBe('hello you\n')
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.1'))
  greet(root)
  greet(root)
  expect(installs(root)).toHaveLength(2)
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }))
  greet(root)
  rmSync(join(root, 'node_modules'), { recursive: true })
  greet(root)
  expect(installs(root)).toHaveLength(4)
})

test('ends with a sentence if the install fails', () => {
  const { code, output } = greet(clone({ 'bin/npm': '#!/bin/sh\necho no network >&2\nexit 1' }))
  expect(output).toMatch(/no network\nThe packages could not be installed.*\n$/)
  expect(output).not.toContain('hello')
  expect(code).toBe(1)
})

test('refuses an old Node with a sentence', () => {
  const { code, output } = greet(clone({ 'package.json': packageOf('>=99.1') }))
  expect(output).toMatch(/\nNode 99\.1 or newer is needed and this is [\d.]+: .*\n$/)
  expect(code).toBe(1)
})

test('refuses an unknown command with a list of commands', () => {
  const { code, output } = runIn(clone(), process.execPath, ['scripts/run.mjs', 'gret'])
  expect(output).toBe("There is no command 'gret'. These are the commands:\n\nnpm run greet\n    Greets.\n")
  expect(code).toBe(1)
})

test('continues on the pinned Node, passes on one signal and returns the exit code', async () => {
  const pinned = `node_modules/node-${process.platform}-${process.arch}/bin/node`
  const root = clone({
    'wait.mjs': `process.on('SIGTERM', () => { console.log('heard'); setTimeout(() => process.exit(7), 300) })
      setInterval(() => {}, 1000)
      console.log('waiting', ...process.argv.slice(2))`,
  })
  greet(root)
  mkdirSync(join(root, pinned, '..'), { recursive: true })
  writeFileSync(join(root, pinned), `#!/bin/sh\nexec "${process.execPath}" wait.mjs "$@"`, { mode: 0o755 })
  const child = spawn(process.execPath, ['scripts/run.mjs', 'greet'], { cwd: root })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const ended = once(child, 'exit')
  await expect.poll(() => output).toContain('waiting')
  child.kill('SIGTERM')
  await expect.poll(() => output).toContain('heard')
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(await ended).toEqual([7, null])
  expect(output).toBe(`waiting ${join(root, 'scripts/run.mjs')} greet\nheard\n`)
})

test('a changed, added or renamed source needs a build, a story does not', () => {
  const root = plant({ 'src/a.ts': 'a', 'src/a.stories.tsx': 'a' })
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const digest = () => digestOf([root])
  const first = digest()
  utimesSync(join(root, 'src/a.ts'), 0, 0)
  write('src/a.stories.tsx', 'b')
  expect(digest()).toBe(first)
  write('src/b.ts', 'a')
  const second = digest()
  rmSync(join(root, 'src/a.ts'))
  const third = digest()
  write('src/b.ts', 'b')
  expect(new Set([first, second, third, digest()]).size).toBe(4)
})
