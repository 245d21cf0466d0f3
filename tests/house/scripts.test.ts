import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserEntries, serverEntries } from '../../scripts/build/entries.mjs'
import { commands } from '../../scripts/commands.mjs'
import { helpOf, readWords, UsageError } from '#server/commands/line/command-line.mjs'

const names = Object.keys(commands)
const run = (program: string, ...args: ReadonlyArray<string>) =>
  spawnSync('node', [program, ...args], { encoding: 'utf8' })

test('every command is an npm script', () => {
  const { prepack: _, ...scripts } = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  expect(scripts).toEqual(
    Object.fromEntries(names.map((name) => [name, `exec node scripts/run.mjs ${name}`])),
  )
})

test('every command has its script, or a program that is built', () => {
  const lacking = Object.entries(commands).filter(([name, { program, script = name }]) =>
    program === undefined ? !existsSync(`scripts/${script}.mjs`) : !(program in serverEntries),
  )
  expect(lacking).toEqual([])
})

test('[O38] Windows is refused with a sentence that names WSL and the dev container', () => {
  const call = "const { refuseWindows } = await import('./scripts/setup/windows.mjs'); refuseWindows('win32')"
  const { status, stderr } = run('--input-type=module', '--eval', call)
  expect([status, stderr]).toEqual([1, expect.stringMatching(/WSL.*dev container/)])
  // The shell of Windows finds it in place of `exec`.
  expect(readFileSync('exec.cmd', 'utf8')).toMatch(/^@node scripts\/run\.mjs$/m)
})

test('every command has a line of usage and a summary', () => {
  const helps = Object.entries(commands).map(([name, command]) => helpOf(name, command))
  expect(helps.filter((help) => !/^npm (run \S+|start|test)( -- \S.*)?\n[A-Z][^]*\S$/.test(help))).toEqual([])
})

test('every command refuses an unknown option with a sentence and its usage', () => {
  const refusals = Object.entries(commands).flatMap(([name, command]) => {
    if (command.passesOn === true) return []
    try {
      return [`${name}: ${JSON.stringify(readWords(name, command, ['--unknown']))}`]
    } catch (error) {
      return error instanceof UsageError ? [] : [`${name}: ${String(error)}`]
    }
  })
  expect(refusals).toEqual([])
})

// Seen failing with a backup in the file `--help`.
test('[O38] an npm script prints its help or refuses its words, and changes nothing', () => {
  const before = readdirSync('.')
  expect(run('scripts/run.mjs', 'backup', '--help').stdout).toMatch(/^npm run backup -- FILE\n/)
  const { status, stderr } = run('scripts/run.mjs', 'backup', '--unknown')
  expect([status, stderr]).toEqual([1, "Unknown option '--unknown'.\nUsage: npm run backup -- FILE\n"])
  expect(readdirSync('.')).toEqual(before)
})

test('a program of the build reads its words like its npm script', () => {
  const program = 'dist/server/backup.js'
  expect(run(program, '--help').stdout).toMatch(/^npm run backup -- FILE\n/)
  expect(run(program).stderr).toBe('An argument is missing.\nUsage: npm run backup -- FILE\n')
})

test('the build has a source for every entry', () => {
  const entries = [...Object.values(browserEntries), ...Object.values(serverEntries)]
  expect(entries.filter((entry) => !existsSync(entry))).toEqual([])
})
