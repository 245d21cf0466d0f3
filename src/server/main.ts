import { fileURLToPath } from 'node:url'
import { refuseOldNode } from './config/node-version.ts'

refuseOldNode()
// Stacks in logs and traces name lines of the sources.
process.setSourceMapsEnabled(true)
// Passwords take four threads at a time; without more, files would wait behind them. It is read when a thread is first needed.
process.env['UV_THREADPOOL_SIZE'] ??= '12'
const { run } = await import('./start/run.ts')
await run(fileURLToPath(import.meta.url))
