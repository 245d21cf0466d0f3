import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileCache } from './config/compile-cache.ts'
import { defaultDataDir } from './config/data-folder.ts'
import { refuseOldNode } from './config/node-version.ts'

refuseOldNode()
// Stack traces name lines of the sources.
process.setSourceMapsEnabled(true)
// Password hashes use four threads at a time; file access needs others. Node reads this when it first needs a thread.
process.env['UV_THREADPOOL_SIZE'] ??= '12'
// A third of a start is compilation, which Node stores for the next one. The first start creates the folder later.
const dataDir = process.env['DATA_DIR'] ?? defaultDataDir
const program = fileURLToPath(import.meta.url)
if (existsSync(dataDir)) enableCompileCache(compileCache(dataDir, program))
const { run } = await import('./start/run.ts')
await run(program)
