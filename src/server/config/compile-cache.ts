import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The folder for the compiled code of a program. Deletes the folders of its former builds. */
export const compileCache = (dataDir: string, program: string): string => {
  const folder = join(dataDir, '.compile-cache')
  const build = String(Math.floor(statSync(program).mtimeMs))
  try {
    for (const other of globSync('*', { cwd: folder, exclude: [build] }))
      rmSync(join(folder, other), { recursive: true, force: true })
  } catch {
    // It may belong to another user of the system, which is no reason not to start.
  }
  return join(folder, build)
}
