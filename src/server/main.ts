import { fileURLToPath } from 'node:url'
import { refuseOldNode } from './config/node-version.ts'

refuseOldNode()
// Stack traces name lines of the sources.
process.setSourceMapsEnabled(true)
// Password hashes use four threads at a time; file access needs others. Node reads this when it first needs a thread.
process.env['UV_THREADPOOL_SIZE'] ??= '12'
const { run } = await import('./start/run.ts')
await run(fileURLToPath(import.meta.url))
