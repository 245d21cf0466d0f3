import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPostgres } from '../../../scripts/test/postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the socket of this run's server. */
    readonly postgres: string | undefined
  }
}

/** PostgreSQL refuses to run as root; Debian has a user for it. */
const whom = () => {
  if (process.getuid?.() !== 0) return undefined
  const number = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

/** Starts a server and stops it at the end of the run. */
export const setup = (project: TestProject) => {
  const bin = findPostgres()
  if (bin === undefined) return
  const user = whom()
  const folder = mkdtempSync(join(tmpdir(), 'sahilan-pg-'))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program: string, ...args: ReadonlyArray<string>) =>
    execFileSync(join(bin, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })

  run('initdb', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--username=test', '--no-sync', data)
  // Durability is not under test, so fsync is off.
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c full_page_writes=off`
  run('pg_ctl', 'start', '--wait', `--pgdata=${data}`, `--log=${join(folder, 'log')}`, '-o', settings)
  project.provide('postgres', folder)
  return () => {
    run('pg_ctl', 'stop', '--mode=immediate', `--pgdata=${data}`)
    rmSync(folder, { recursive: true, force: true })
  }
}
