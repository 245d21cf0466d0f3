import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a project in a temporary folder until the test ends; `copied` names paths to copy from this project. */
export const plant = (files: Record<string, string>, copied: readonly string[] = []): string => {
  const root = mkdtempSync(join(tmpdir(), 'planted-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const path of copied) cpSync(path, join(root, path), { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { mode: path.startsWith('bin/') ? 0o755 : 0o644 })
  }
  return root
}

/** The same with this project's packages. */
export const plantWithPackages = (files: Record<string, string>, copied: readonly string[] = []): string => {
  const root = plant(files, copied)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}

/** Runs a program in a planted project. Its `bin` folder and this project's tools come first on the PATH. */
export const runIn = (
  root: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
) => {
  const PATH = [join(root, 'bin'), resolve('node_modules/.bin'), process.env['PATH']].join(':')
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, PATH, ...env },
    encoding: 'utf8',
  })
  return { code: status, output: stdout + stderr }
}
